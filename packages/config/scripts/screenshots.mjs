/**
 * `npm run screenshots`: every screen in its states at four widths, into `test-results/screenshots`, with a page of all of
 * them. Arguments go to Playwright, such as `-g reward`; without any, what was there before is thrown away.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, startClub } from './lib/club.mjs'
import { writeScreenshotIndex } from './lib/screenshot-index.mjs'
import { findChromium, pathWithTools, setUp } from './lib/setup.mjs'
import { main, root, run } from './lib/steps.mjs'

const folder = join(root, 'test-results/screenshots')

await main(async () => {
  await setUp()
  const chromium = await findChromium()
  await build()
  const wanted = process.argv.slice(2)
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const club = await startClub({ env: { SANDBOX_DATA: 'temporary', PORT: '0' } })
  try {
    await run('playwright', ['test', '--config', 'screenshots.config.ts', ...wanted], {
      cwd: join(root, 'tests'),
      inherit: true,
      env: { PATH: pathWithTools, CLUB_ADDRESS: club.address, CHROMIUM_PATH: chromium },
    })
  } finally {
    await club.stop()
    console.log(`${writeScreenshotIndex(folder)} states: ${join(folder, 'index.html')}`)
  }
})
