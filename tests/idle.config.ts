import { defineConfig } from '@playwright/test'
import type { ClubOptions } from './e2e/club-test.ts'
import screens from './screenshots.config.ts'
import type { Purpose } from './screenshots/screen.ts'

/**
 * Every screen of the pictures, left alone: `npm run bench -- idle` looks at what it does then. Colours change nothing of
 * that, and the native shell opens the same pages, so both are left out; `--all` has them as well.
 */
export default defineConfig<ClubOptions & Purpose>({
  ...screens,
  outputDir: '../test-results/idle-runs',
  reporter: [['json', { outputFile: '../test-results/idle.json' }]],
  // A page that lies idle needs no processor, and what it takes is counted in time of the processor.
  workers: 12,
  grepInvert: process.env['BENCH_ALL'] === 'true' ? /@loading/ : /@loading|\bdark|native-shell/,
  use: { ...screens.use, purpose: 'idle', contextOptions: { reducedMotion: 'no-preference' } },
})
