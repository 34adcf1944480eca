import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'sandbox',
    include: ['src/**/*.test.ts'],
    // Each file that needs a sandbox starts one of its own, with a database of its own.
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
