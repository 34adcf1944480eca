/**
 * Weighs each component alone and holds it to `component-budgets.json`. Prints a table, and exits with 1 when a component
 * is over its budget, or has none. `--update` gives each that is new or over its budget one with a twentieth to spare.
 * Names of components weigh only those.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import budgets from './generated/component-budgets.json' with { type: 'json' }
import { componentNames, measureComponent } from './measure-sizes.ts'

const isUpdate = process.argv.includes('--update')
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const names = wanted.length === 0 ? componentNames() : wanted
const known: Record<string, number> = { ...budgets }
let passed = 0
let failed = 0

console.log('Components alone, KB of brotli without React: script, styles, budget of both')
for (const name of names) {
  const { javascriptKB, stylesKB } = await measureComponent(name)
  const size = javascriptKB + stylesKB
  if (isUpdate && size > (known[name] ?? 0)) known[name] = Math.ceil((size * 1.05 + 0.1) * 10) / 10
  const budget = known[name]
  const holds = budget !== undefined && size <= budget
  if (holds) passed++
  else failed++
  console.log(
    `${holds ? 'ok  ' : 'FAIL'}  ${name.padEnd(24)} ${javascriptKB.toFixed(1).padStart(6)} ${stylesKB.toFixed(1).padStart(5)} ${budget ?? 'none'}`,
  )
}
if (isUpdate) {
  const kept = Object.entries(known).filter(([name]) => componentNames().includes(name))
  const sorted = Object.fromEntries(kept.toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(join(import.meta.dirname, 'generated/component-budgets.json'), `${JSON.stringify(sorted, null, 2)}\n`)
}
for (const name of Object.keys(isUpdate ? {} : known).filter((candidate) => !componentNames().includes(candidate))) {
  failed++
  console.log(`FAIL  ${name} has a budget and is gone`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
