import type { CodegenOutcome } from './run-codegen.ts'

export interface Report {
  out: readonly string[]
  errors: readonly string[]
  exitCode: 0 | 1
}

/** What the command says of an outcome, a mistake in a schema as one line, and with which code it ends. */
export function reportOutcome(outcome: CodegenOutcome, options: { check: boolean; verbose: boolean }): Report {
  if (outcome.kind === 'refused') {
    return { out: [], errors: [...outcome.messages, ...(options.verbose ? outcome.stacks : [])], exitCode: 1 }
  }
  const made = options.verbose ? outcome.made.map((name) => `codegen: made ${name}`) : []
  if (outcome.kind === 'up to date') {
    return { out: [...made, `codegen: ${outcome.fileCount} files are up to date`], errors: [], exitCode: 0 }
  }
  const paths = outcome.drift.map((path) => `  ${path}`)
  return options.check
    ? { out: made, errors: ['codegen: not what the schemas say, run `npm run codegen`:', ...paths], exitCode: 1 }
    : { out: [...made, 'codegen: wrote', ...paths], errors: [], exitCode: 0 }
}
