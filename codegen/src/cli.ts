/**
 * Writes the typed clients from the schemas.
 *
 *   npm run codegen               write what has changed
 *   npm run codegen -- --check    write nothing; exit 1 and name the files that are not what the schemas say
 */
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { generateContent } from './content/content.ts'
import { generateGraphql } from './graphql/graphql.ts'
import { generateRest } from './rest/rest.ts'
import { findDrift, writeFiles } from './output.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

const [rest, graphql] = await Promise.all([generateRest(), generateGraphql()])
const files = [...rest, ...graphql, ...generateContent()]
const drift = findDrift(root, files)

if (drift.length === 0) console.log(`codegen: ${files.length} files are up to date`)
else if (options.check) {
  console.error(
    `codegen: not what the schemas say, run \`npm run codegen\`:\n${drift.map((path) => `  ${path}`).join('\n')}`,
  )
  process.exitCode = 1
} else {
  writeFiles(root, files, drift)
  console.log(`codegen: wrote\n${drift.map((path) => `  ${path}`).join('\n')}`)
}
