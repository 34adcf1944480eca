/**
 * Prints how the public pages do beside a hand-written static page with the same hero and eight tiles, from the same host
 * and in turns: medians of three. The club is served at CLUB_ORIGIN, the reference page beside it. Then how long codegen
 * takes. Exits with 1 when a budget is broken.
 */
import { budgets } from './budgets.ts'
import { measureCodegen } from './codegen-times.ts'
import { type LighthouseFigures, runLighthouse } from './lighthouse.ts'
import { publicPages, verdictsOf } from './public-pages.ts'
import { entryKB, routeSizes } from './route-sizes.ts'

const runs = 3
const origin = process.env['CLUB_ORIGIN'] ?? 'http://localhost:4000'
const reference = { name: 'static reference', path: 'performance-reference' }
const pages = [reference, ...publicPages]
const figures = new Map<string, LighthouseFigures[]>(pages.map(({ name }) => [name, []]))

for (let run = 0; run < runs; run++) {
  for (const { name, path } of pages) {
    const categories = ['performance', 'accessibility', 'best-practices', 'seo']
    figures.get(name)?.push(await runLighthouse(`${origin}/kestrel-red/${path}`, categories))
  }
}

const median = (name: string, of: (figure: LighthouseFigures) => number) => {
  const sorted = (figures.get(name) ?? []).map(of).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

console.log(`Lighthouse, mobile, applied throttling, medians of ${runs}; LCP by that of the static reference`)
const referenceLcp = median(reference.name, ({ lcp }) => lcp)
const broken: string[] = []
for (const { name } of pages) {
  const score = (category: string) => median(name, ({ scores }) => scores[category] ?? Number.NaN)
  const lcp = median(name, (figure) => figure.lcp)
  const ratio = lcp / referenceLcp
  console.log(
    [
      `  ${name.padEnd(17)}`,
      `performance ${score('performance')}`,
      `accessibility ${score('accessibility')}`,
      `best practices ${score('best-practices')}`,
      `SEO ${score('seo')}`,
      `LCP ${lcp.toFixed(0)} ms (${ratio.toFixed(2)})`,
      `TBT ${median(name, ({ totalBlockingTime }) => totalBlockingTime).toFixed(0)} ms`,
      `CLS ${median(name, ({ cls }) => cls).toFixed(4)}`,
      `JS ${median(name, ({ javascriptKB }) => javascriptKB).toFixed(1)} KB`,
    ].join('  '),
  )
  if (name === reference.name) continue
  const { performance, lcpRatioToReference, cumulativeLayoutShift } = budgets.publicPages
  // Lighthouse tells shifts to three places; what is less nobody can see.
  const shift = Math.round(median(name, ({ cls }) => cls) * 1000) / 1000
  if (shift > cumulativeLayoutShift.median)
    broken.push(`${name}: CLS ${shift}, at most ${cumulativeLayoutShift.median}`)
  if (score('performance') < performance) broken.push(`${name}: performance ${score('performance')} of ${performance}`)
  if (ratio > lcpRatioToReference) broken.push(`${name}: LCP ratio ${ratio.toFixed(2)}, at most ${lcpRatioToReference}`)
  for (const each of figures.get(name) ?? [])
    broken.push(...verdictsOf(name, each).flatMap(({ what, holds }) => (holds ? [] : [what])))
}
for (const what of new Set(broken)) console.log(`  FAIL ${what}`)
if (broken.length > 0) process.exitCode = 1
console.log(`Sizes, brotli\n  entry with its imports: ${entryKB().toFixed(1)} KB`)
for (const { page, ownKB, withImportsKB } of routeSizes())
  console.log(`  ${page}: ${ownKB.toFixed(1)} KB (with shared ones ${withImportsKB.toFixed(1)})`)

const codegen = await measureCodegen()
const seconds = (what: string, measured: number, budget?: number) => {
  const holds = budget === undefined || measured < budget
  if (!holds) process.exitCode = 1
  const verdict = budget === undefined ? '' : holds ? ` (budget: ${budget})` : ` FAIL: the budget is ${budget}`
  console.log(`  ${what}: ${measured.toFixed(2)} s${verdict}`)
}
console.log('Codegen, from `npm run codegen` to the prompt, medians of 3')
seconds('cold', codegen.cold)
seconds('nothing changed', codegen.unchanged, budgets.codegenSeconds.unchanged)
for (const [path, measured] of Object.entries(codegen.oneFileChanged))
  seconds(`changed schemas/${path}`, measured, budgets.codegenSeconds.oneFileChanged)
