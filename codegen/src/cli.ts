/**
 * Writes the typed clients from the schemas.
 *
 *   npm run codegen               write what has changed
 *   npm run codegen -- --check    write nothing; exit 1 and name the files that are not what the schemas say
 *   npm run codegen -- --verbose  also name the units that were made anew, and where in the code one failed
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { reportOutcome } from './engine/report.ts'
import { runCodegen } from './engine/run-codegen.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values: options } = parseArgs({
  options: { check: { type: 'boolean', default: false }, verbose: { type: 'boolean', default: false } },
})
const outcome = await runCodegen({ root, table: new URL('./units.ts', import.meta.url), check: options.check })
const { out, errors, exitCode } = reportOutcome(outcome, options)
for (const line of out) console.log(line)
for (const line of errors) console.error(line)
process.exitCode = exitCode
