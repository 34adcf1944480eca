import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'host',
    // The modules keep nothing between tests.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Threads and processes are started and ended on purpose.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
