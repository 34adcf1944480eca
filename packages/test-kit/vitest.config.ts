import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'test-kit', isolate: false, include: ['{src,test}/**/*.test.ts'], typecheck: { enabled: false } },
})
