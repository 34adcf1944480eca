/** `npm run lint`: style and correctness, import rules, package boundaries, unused code, formatting. */
import { setUp } from './lib/setup.mjs'
import { lintChecks, runCheck } from './lib/static-checks.mjs'
import { CommandError, main, step } from './lib/steps.mjs'

await main(async () => {
  await setUp()
  for (const check of lintChecks) {
    try {
      await step(check.title, () => runCheck(check))
    } catch (error) {
      process.exitCode = 1
      console.error(`${check.title}:\n${error instanceof CommandError ? error.output : String(error)}`)
    }
  }
  if (process.exitCode !== 1) console.log('lint: nothing found')
})
