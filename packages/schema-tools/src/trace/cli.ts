/**
 * Writes a page on which every requirement stands with its screens, operations, tests and the result of the last run, and
 * says what is not held to each other.
 *
 *   npm run trace
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contractParts } from '../contract-parts.ts'
import { readUsage } from '../usage/usage.ts'
import { openWorkspace } from '../usage/workspace.ts'
import { findTraceFaults } from './findings.ts'
import { readLastRun } from './last-run.ts'
import { provenOn, renderTracePage, type TracedRequirement } from './page.ts'
import { readProofs } from './proofs.ts'
import { readRequirements } from './requirements.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const workspace = openWorkspace(root)
const [requirements, proofs] = [readRequirements(workspace), readProofs(workspace)]
const usage = await readUsage(root)
const lastRun = readLastRun(join(root, 'test-results'))
const parts = contractParts().map((part) => ({ ...part, screens: usage.of({ ...part, name: part.wireName }).routes }))

const traced: TracedRequirement[] = requirements.map((requirement) => {
  const [line = ''] = requirement.id.split('.')
  const serving = parts.filter((part) => part.requirements.includes(line))
  return {
    ...requirement,
    operations: serving.map(({ name }) => name),
    screens: [...new Set(serving.flatMap(({ screens }) => screens))].sort(),
    proofs: proofs.filter(({ id }) => id === requirement.id),
    outcome: lastRun.get(requirement.id),
  }
})
const file = join(root, 'test-results', 'trace.html')
mkdirSync(join(root, 'test-results'), { recursive: true })
writeFileSync(file, renderTracePage(traced))

for (const [height, words] of [
  ['screen', 'proven on a screen'],
  ['app', 'proven in the app, without a screen'],
  ['service', 'proven at a service or a client'],
  ['nothing', 'proven by nothing'],
] as const)
  console.log(`${String(traced.filter((each) => provenOn(each) === height).length).padStart(5)}  ${words}`)
const faults = findTraceFaults(requirements, proofs)
for (const { subject, message, place } of faults) console.log(`${subject} ${message} (${place ?? ''})`)
console.log(`${requirements.length} lines, ${faults.length} findings: ${file}`)
process.exitCode = faults.length === 0 ? 0 : 1
