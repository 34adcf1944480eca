/** `npm run audit:defects`: how many of the defects that are planted in the components the checks catch. */
import { join } from 'node:path'
import { freePort } from './lib/free-port.mjs'
import { findChromium, pathWithTools, pinnedNode, setUp } from './lib/setup.mjs'
import { CommandError, main, PlainError, root, run } from './lib/steps.mjs'

await main(async () => {
  await setUp()
  const chromium = await findChromium()
  const port = await freePort()
  await run(pinnedNode, [join(root, 'tests/audit/defects/bench.ts'), ...process.argv.slice(2)], {
    inherit: true,
    env: { CHROMIUM_PATH: chromium, GALLERY_URL: `http://localhost:${port}/`, PATH: pathWithTools },
  }).catch((error) => {
    // It has said all there is to say.
    throw error instanceof CommandError ? new PlainError('The defects were not caught as they should be.') : error
  })
})
