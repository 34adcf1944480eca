import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'rest-client', isolate: false, include: ['{src,test}/**/*.test.ts'], typecheck: { enabled: false } },
})
