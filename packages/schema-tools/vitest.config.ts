import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'schema-tools', isolate: false, include: ['{src,test}/**/*.test.ts'], typecheck: { enabled: false } },
})
