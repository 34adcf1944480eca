/** `npm run lint`: style and correctness, import rules, package boundaries, unused code, formatting. */
import { pathWithTools, setUp } from './lib/setup.mjs'
import { CommandError, main, run, step } from './lib/steps.mjs'

/** Each with the command that checks it. */
export const lintChecks = [
  { title: 'Formatting', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { title: 'Lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  {
    title: 'Import rules',
    command: [
      'depcruise',
      '--config',
      'packages/config/lint/dependency-cruiser.cjs',
      'apps',
      'packages',
      'codegen',
      'schemas',
      'tests',
    ],
  },
  { title: 'Package boundaries', command: ['turbo', 'boundaries', '--no-color'] },
  { title: 'Unused code', command: ['knip', '--config', 'packages/config/lint/knip.json', '--no-progress'] },
  {
    title: 'Code of the app that only tests use',
    command: [
      'knip',
      '--config=packages/config/lint/knip.json',
      '--no-progress',
      '--production',
      '--workspace=apps/web',
      '--include=files,exports,types',
    ],
  },
]

/** Runs one check; rejects with what it found. */
export function runCheck([command, ...args]) {
  return run(command, args, { env: { PATH: pathWithTools, TURBO_TELEMETRY_DISABLED: '1' } })
}

if (process.argv[1]?.endsWith('lint.mjs')) {
  await main(async () => {
    await setUp()
    for (const { title, command } of lintChecks) {
      try {
        await step(title, () => runCheck(command))
      } catch (error) {
        process.exitCode = 1
        console.error(`${title}:\n${error instanceof CommandError ? error.output : String(error)}`)
      }
    }
    if (process.exitCode !== 1) console.log('lint: nothing found')
  })
}
