import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The same browser as the journeys; `npm run audit` starts the gallery and says where it is. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.audit.ts',
  outputDir: '../../test-results/audit',
  reporter: [['list'], ['./results-reporter.ts']],
  snapshotPathTemplate: '{testDir}/generated/references/{arg}{ext}',
  // A picture that is missing is a failure; `--update-snapshots` makes it.
  updateSnapshots: 'none',
  expect: { timeout: 10_000, toMatchSnapshot: { maxDiffPixelRatio: 0.01 } },
  use: {
    ...journeys.use,
    trace: 'off',
    screenshot: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 800 },
  },
  projects: [{ name: 'audit' }],
})
