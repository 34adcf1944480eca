import { pathWithTools, pinnedNode } from './setup.mjs'
import { run } from './steps.mjs'

const sources = /\.[cm]?[jt]sx?$/

/**
 * What is checked of the source without running it, each with the command that does so. `files` says which files the
 * command can be given alone, in place of `all`; a command without it always looks at everything.
 */
export const lintChecks = [
  {
    title: 'Formatting',
    command: ['oxfmt', '--list-different', '--no-error-on-unmatched-pattern'],
    all: ['.'],
    files: /./,
  },
  {
    title: 'Lint',
    command: ['oxlint', '--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern'],
    files: sources,
  },
  {
    title: 'Import rules',
    command: ['depcruise', '--config', 'packages/config/lint/dependency-cruiser.cjs'],
    all: ['apps', 'packages', 'codegen', 'schemas', 'tests'],
    files: sources,
  },
  { title: 'Small files with one user', command: [pinnedNode, 'packages/config/scripts/small-files.mjs'] },
  { title: 'Package boundaries', command: ['turbo', 'boundaries', '--no-color'] },
  { title: 'Unused code', command: ['knip', '--config', 'packages/config/lint/knip.json', '--no-progress'] },
  {
    title: 'Code that only tests use',
    command: [
      'knip',
      '--config=packages/config/lint/knip.json',
      '--no-progress',
      '--production',
      '--include=files,exports,types',
    ],
  },
]

/** The checks of the lint, and before them those of the contract and of types. */
export const staticChecks = [
  { title: 'The contract holds', command: [pinnedNode, 'packages/schema-tools/src/check/cli.ts'] },
  { title: 'Types', command: ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--continue'] },
  ...lintChecks,
]

/**
 * Runs one check over everything, or over the given files when its command takes files. Rejects with what it found, and
 * resolves with what the command printed. `options` are added to the command.
 */
export async function runCheck(
  { command: [command, ...args], all = [], files: pattern },
  { files, options = [] } = {},
) {
  const taken = pattern === undefined ? undefined : files?.filter((file) => pattern.test(file))
  if (taken?.length === 0) return ''
  return await run(command, [...args, ...options, ...(taken ?? all)], {
    env: { PATH: pathWithTools, TURBO_TELEMETRY_DISABLED: '1' },
  })
}
