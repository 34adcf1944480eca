import { defineConfig } from '@playwright/test'
import type { ClubOptions } from './e2e/club-test.ts'
import journeys from './playwright.config.ts'

/** The same browser as the journeys; each state is reached once, and looked at in every width. */
export default defineConfig<ClubOptions>({
  ...journeys,
  testMatch: 'screenshots/*.shots.ts',
  outputDir: '../test-results/screenshot-runs',
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...journeys.use,
    // Where every picture begins: a page is loaded at the width it is first seen in.
    viewport: { width: 375, height: 812 },
    trace: 'off',
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    contextOptions: { reducedMotion: 'reduce' },
    // What the app says of failures is for the journeys to judge.
    expectedComplaint: /./,
  },
  projects: [{ name: 'screens' }],
})
