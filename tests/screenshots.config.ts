import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

const widths = [375, 768, 1024, 1440] as const

/** The same browser as the journeys, once per width. */
export default defineConfig({
  ...journeys,
  testMatch: 'screenshots/*.shots.ts',
  outputDir: '../test-results/screenshot-runs',
  reporter: 'list',
  projects: widths.map((width) => ({
    name: String(width),
    testMatch: 'screenshots/*.shots.ts',
    use: { viewport: { width, height: width < 768 ? 812 : 900 } },
  })),
})
