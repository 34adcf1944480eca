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
const options = readOptions()

if (options !== undefined) {
  const outcome = await runCodegen({ root, table: new URL('./units.ts', import.meta.url), check: options.check })
  const { out, errors, exitCode } = reportOutcome(outcome, options)
  for (const line of out) console.log(line)
  for (const line of errors) console.error(line)
  process.exitCode = exitCode
}

/** Undefined, and said so, when the command line is not one of the above. */
function readOptions(): { check: boolean; verbose: boolean } | undefined {
  try {
    const { values } = parseArgs({
      options: { check: { type: 'boolean', default: false }, verbose: { type: 'boolean', default: false } },
    })
    return values
  } catch (error) {
    console.error(`codegen: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
    return undefined
  }
}
