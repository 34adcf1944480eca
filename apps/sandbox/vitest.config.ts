import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Its number of workers differs from the others', so it has a turn of its own.
    sequence: { groupOrder: 1 },
    name: 'sandbox',
    include: ['src/**/*.test.ts'],
    // Each file that needs a sandbox starts one of its own, with a database of its own.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
  },
})
