import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'sandbox',
    // The modules keep nothing between tests, and a process with all of them for each file takes 1.7 seconds of a processor.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Each file that needs a sandbox starts one of its own, with a database of its own.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
