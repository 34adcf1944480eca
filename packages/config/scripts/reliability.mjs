/**
 * `npm run reliability`: the ledger under 10,000 operations with faults, on both databases, and once more without the
 * idempotency check, where it must fail. `SEED=… OPERATIONS=… DATABASE=… KEYS=…` repeats a run.
 */
import { join } from 'node:path'
import { pinnedNode, setUp } from './lib/setup.mjs'
import { CommandError, main, root, run } from './lib/steps.mjs'

await main(async () => {
  await setUp()
  try {
    await run(pinnedNode, [join(root, 'tests/reliability/cli.ts')], { inherit: true })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    // What went wrong stands there already.
    process.exitCode = 1
  }
})
