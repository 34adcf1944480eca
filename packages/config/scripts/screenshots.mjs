/** `npm run screenshots`: every screen of the journey at four widths, into `test-results/screenshots`. */
import { join } from 'node:path'
import { build, startClub } from './lib/club.mjs'
import { findChromium, pathWithTools, setUp } from './lib/setup.mjs'
import { main, root, run } from './lib/steps.mjs'

await main(async () => {
  await setUp()
  const chromium = await findChromium()
  await build()
  const club = await startClub({ env: { SANDBOX_DATA: 'temporary', PORT: '0' } })
  try {
    await run('playwright', ['test', '--config', 'screenshots.config.ts', ...process.argv.slice(2)], {
      cwd: join(root, 'tests'),
      inherit: true,
      env: { PATH: pathWithTools, CLUB_ORIGIN: club.origin, CHROMIUM_PATH: chromium },
    })
  } finally {
    await club.stop()
  }
})
