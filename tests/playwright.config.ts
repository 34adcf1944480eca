import { defineConfig } from '@playwright/test'
import { browserFlags } from './browser-flags.ts'
import type { ClubArrangement, ClubOptions } from './e2e/club-test.ts'
import { journeysAcrossOrigins } from './e2e/across-origins.ts'

import { clubAddress } from './club-address.ts'

const regions = [
  { region: 'GB', prefix: '', sample: 'gb' },
  { region: 'US', prefix: 'en-us/', sample: 'us' },
] as const
const screens = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
] as const

/** `npm run e2e` starts the club and says where it is. */
export default defineConfig<ClubOptions, ClubArrangement>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }], ['./failures/failure-reporter.ts']],
  use: {
    baseURL: clubAddress,
    // The steps and the console alone: copies of every page would take a sixth of the time, a film a fifth. What the page
    // and the sandbox's log say at the end is attached to what failed; `npm run e2e -- -g '…' --trace on` records all.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: browserFlags,
    },
  },
  projects: [
    ...regions.flatMap((club) =>
      screens.map((viewport) => ({
        name: `${club.region} ${viewport.width}`,
        testMatch: 'e2e/journey/*.e2e.ts',
        use: { viewport, club, hasTouch: viewport.width < 768 },
      })),
    ),
    {
      name: 'once',
      testMatch: 'e2e/*.e2e.ts',
      // What works across origins works on one.
      grepInvert: journeysAcrossOrigins.map(([file, title]) => new RegExp(`${file} .*${title}`)),
      use: { viewport: { width: 1280, height: 800 }, club: regions[0] },
    },
    {
      name: 'separate origins',
      testMatch: journeysAcrossOrigins.map(([file]) => file),
      grep: journeysAcrossOrigins.map(([, title]) => new RegExp(title)),
      use: { viewport: { width: 1280, height: 800 }, club: regions[0], hasSeparateOrigins: true },
    },
    // A finding names its element and its look: a trace would tell nothing more.
    { name: 'gallery', testMatch: 'accessibility/*.e2e.ts', use: { trace: 'off' } },
  ],
})
