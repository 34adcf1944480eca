/**
 * Says what has changed in the contract, whom it breaks, and what they see of it.
 *
 *   npm run schemas:diff                          what this branch changes; on main, what is not committed
 *   npm run schemas:diff -- <base> [head]         between two git revisions or `schemas` folders
 *     --format text|markdown|json                 for the terminal, a pull request or a program
 *     --fail-on breaking|risky                    exit 1 when there is such a change, or a worse one
 *     --out <file>                                write there instead of to the terminal
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { SchemaError } from '@clubhouse/schemas/load-document'
import { readUsage } from '../usage/usage.ts'
import { findRoot } from '../usage/workspace.ts'
import { diffContract } from './diff-contract.ts'
import { findImpacts } from './impact.ts'
import { renderJson } from './report/json.ts'
import { renderMarkdown } from './report/markdown.ts'
import { countsOf, type Report } from './report/report.ts'
import { renderText } from './report/text.ts'
import { defaultBase, UsageError, versionOf, workingTree } from './versions.ts'

const formats = ['text', 'markdown', 'json'] as const
const thresholds = ['breaking', 'risky'] as const

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof UsageError || error instanceof SchemaError)) throw error
  console.error(`schemas:diff: ${error.message}`)
  process.exitCode = 2
}

async function run(): Promise<number> {
  const { values, positionals } = readArguments()
  const root = findRoot(import.meta.dirname)
  const format = oneOf('--format', values.format, formats)
  const failOn = values['fail-on'] === undefined ? undefined : oneOf('--fail-on', values['fail-on'], thresholds)
  if (positionals.length > 2) throw new UsageError('Say a base and a head at most.')
  const base = versionOf(positionals[0] ?? defaultBase(root))
  const head = positionals[1] === undefined ? workingTree() : versionOf(positionals[1])
  const changes = diffContract(base.source, head.source)
  const report: Report = {
    base: base.name,
    head: head.name,
    changes: changes.length === 0 ? [] : findImpacts(changes, await readUsage(root)),
  }
  write(render(report, format, values.out === undefined), values.out)
  const { breaking, risky } = countsOf(report)
  const failing = failOn === undefined ? 0 : failOn === 'breaking' ? breaking : breaking + risky
  return failing > 0 ? 1 : 0
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string', default: 'text' },
        'fail-on': { type: 'string' },
        out: { type: 'string' },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function oneOf<Value extends string>(option: string, value: string, values: readonly Value[]): Value {
  const found = values.find((each) => each === value)
  if (found === undefined) throw new UsageError(`${option} takes ${values.join(', ')}, not ${value}.`)
  return found
}

function render(report: Report, format: (typeof formats)[number], isShown: boolean): string {
  if (format === 'json') return renderJson(report)
  if (format === 'markdown') return renderMarkdown(report)
  return renderText(report, isShown && process.stdout.isTTY)
}

function write(text: string, file: string | undefined): void {
  if (file === undefined) {
    console.info(text)
    return
  }
  try {
    writeFileSync(file, `${text}\n`)
  } catch {
    throw new UsageError(`${file} cannot be written.`)
  }
}
