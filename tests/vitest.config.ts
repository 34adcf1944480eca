import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Everything that runs without a browser, in one go. */
export default defineConfig({
  test: {
    // Tests of routes wait for a third of their time, for answers and timers: one worker more fills that.
    maxWorkers: availableParallelism() + 1,
    projects: [
      '../packages/*/vitest.config.ts',
      '../apps/*/vitest{,.routes}.config.ts',
      '../codegen/vitest.config.ts',
      {
        test: {
          name: 'contract and commands',
          isolate: false,
          include: ['{contract,commands}/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // Each file has its own sandbox; they wait for submissions that are repeated.
      { test: { name: 'reliability', include: ['reliability/**/*.test.ts'], hookTimeout: 60_000 } },
      // Whether each planted defect still is one; the browser's part of the audit has a command of its own.
      { test: { name: 'audit', include: ['audit/**/*.test.ts'] } },
    ],
  },
})
