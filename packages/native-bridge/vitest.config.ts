import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { name: 'native-bridge', isolate: false, include: ['{src,test}/**/*.test.ts'], typecheck: { enabled: false } },
})
