/**
 * `npm run e2e`: the journeys, in a real browser against a sandbox of their own, every API call held to the documents.
 * Arguments go to Playwright.
 */
import { join } from 'node:path'
import { build } from './lib/club.mjs'
import { holdToContract, startClubUnderContract } from './lib/contract.mjs'
import { findChromium, pathWithTools, setUp } from './lib/setup.mjs'
import { CommandError, main, root, run } from './lib/steps.mjs'

await main(async () => {
  await setUp()
  const chromium = await findChromium()
  await build()
  const club = await startClubUnderContract({ env: { SANDBOX_DATA: 'temporary' } })
  try {
    await run('playwright', ['test', ...process.argv.slice(2)], {
      cwd: join(root, 'tests'),
      inherit: true,
      env: { PATH: pathWithTools, CLUB_ADDRESS: club.address, CHROMIUM_PATH: chromium },
    })
    console.log(await holdToContract(club))
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    // What went wrong stands there already.
    process.exitCode = 1
  } finally {
    await club.stop()
  }
})
