/**
 * Weighs each component alone and holds it to `component-budgets.json`. Prints a table, and exits with 1 when a component
 * is over its budget, or has none.
 */
import budgets from './component-budgets.json' with { type: 'json' }
import { componentNames, measureComponent } from './measure-sizes.ts'

const known: Readonly<Record<string, number>> = budgets
let passed = 0
let failed = 0

console.log('Components alone, KB of brotli without React: script, styles, budget of both')
for (const name of componentNames()) {
  const { javascriptKB, stylesKB } = await measureComponent(name)
  const budget = known[name]
  const holds = budget !== undefined && javascriptKB + stylesKB <= budget
  if (holds) passed++
  else failed++
  console.log(
    `${holds ? 'ok  ' : 'FAIL'}  ${name.padEnd(24)} ${javascriptKB.toFixed(1).padStart(6)} ${stylesKB.toFixed(1).padStart(5)} ${budget ?? 'none'}`,
  )
}
for (const name of Object.keys(known).filter((candidate) => !componentNames().includes(candidate))) {
  failed++
  console.log(`FAIL  ${name} has a budget and is gone`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
