/**
 * Prints how the public home does beside a hand-written static page with the same hero and eight tiles, from the same host
 * and in turns: medians of three. The club is served at CLUB_ORIGIN, the reference page beside it. Then how long codegen
 * takes; exits with 1 when that is over its budget.
 */
import { budgets } from './budgets.ts'
import { measureCodegen } from './codegen-times.ts'
import { type LighthouseFigures, runLighthouse } from './lighthouse.ts'
import { entryKB, routeSizes } from './route-sizes.ts'

const runs = 3
const origin = process.env['CLUB_ORIGIN'] ?? 'http://localhost:4000'
const pages = {
  'public home': `${origin}/kestrel-red/`,
  'static reference': `${origin}/kestrel-red/performance-reference`,
}
const figures = new Map<string, LighthouseFigures[]>(Object.keys(pages).map((name) => [name, []]))

for (let run = 0; run < runs; run++) {
  for (const [name, url] of Object.entries(pages)) {
    figures.get(name)?.push(await runLighthouse(url, ['performance', 'accessibility', 'best-practices', 'seo']))
  }
}

const median = (name: string, of: (figure: LighthouseFigures) => number) => {
  const sorted = (figures.get(name) ?? []).map(of).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

console.log(`Lighthouse, mobile, applied throttling, medians of ${runs}`)
for (const name of Object.keys(pages)) {
  const score = (category: string) => median(name, ({ scores }) => scores[category] ?? Number.NaN)
  console.log(
    [
      `  ${name.padEnd(17)}`,
      `performance ${score('performance')}`,
      `accessibility ${score('accessibility')}`,
      `best practices ${score('best-practices')}`,
      `SEO ${score('seo')}`,
      `LCP ${median(name, ({ lcp }) => lcp).toFixed(0)} ms`,
      `TBT ${median(name, ({ totalBlockingTime }) => totalBlockingTime).toFixed(0)} ms`,
      `CLS ${median(name, ({ cls }) => cls).toFixed(4)}`,
      `JS ${median(name, ({ javascriptKB }) => javascriptKB).toFixed(1)} KB`,
    ].join('  '),
  )
}
const ratio = median('public home', ({ lcp }) => lcp) / median('static reference', ({ lcp }) => lcp)
console.log(`  LCP ratio to the reference: ${ratio.toFixed(2)} (aim: ${budgets.lcpRatioToReference})`)
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
