import { clubAddress } from '../club-address.ts'
import { budgets } from './budgets.ts'
import { drawPictures } from './draw-pictures.ts'
import { type LighthouseFigures, runLighthouse } from './lighthouse.ts'
import { cataloguePages, javascriptVerdicts, publicPages, verdictsOf } from './public-pages.ts'
import { atMost, median, table, type Verdict } from './report.ts'
import { scriptsBeforeInteraction } from './scripts-before-interaction.ts'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const pages = [...publicPages, ...cataloguePages]

/** What Lighthouse says of the public pages, in turns. */
export async function benchPages(origin: string): Promise<Verdict[]> {
  for (const { path } of pages) await drawPictures(`${clubAddress}${path}`, origin)
  const figures = new Map<string, LighthouseFigures[]>(pages.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run++)
    for (const { name, path } of pages)
      figures.get(name)?.push(await runLighthouse(`${clubAddress}${path}`, categories))
  const scripts = await scriptsBeforeInteraction(pages)
  const mediansOf = (name: string) => medians(figures.get(name) ?? [])
  console.log(`Lighthouse, mobile, applied throttling, medians of ${runs}`)
  console.log(
    table([
      ['', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'TBT', 'CLS', 'JS'],
      ...pages.map(({ name }) => {
        const { scores, lcp, totalBlockingTime, cls } = mediansOf(name)
        return [
          name,
          ...scores.map(String),
          `${lcp.toFixed(0)} ms`,
          `${totalBlockingTime.toFixed(0)} ms`,
          cls.toFixed(4),
          `${scripts.get(name)?.javascriptKB.toFixed(1)} KB`,
        ]
      }),
    ]),
  )
  const { performance, cumulativeLayoutShift } = budgets.publicPages
  const firstViewOf = (name: string): Verdict[] => {
    const { scores } = mediansOf(name)
    return [{ what: `${name}: performance ${scores[0]} of ${performance}`, holds: (scores[0] ?? 0) >= performance }]
  }
  const onAnyMachine = (name: string): Verdict[] => [
    // Lighthouse tells shifts to three places; what is less nobody can see.
    atMost(`${name}: CLS`, Math.round(mediansOf(name).cls * 1000) / 1000, cumulativeLayoutShift.median),
    ...(figures.get(name) ?? []).flatMap((each) => verdictsOf(name, each)),
  ]
  return [
    ...publicPages.flatMap(({ name }) => [...firstViewOf(name), ...onAnyMachine(name)]),
    ...cataloguePages.flatMap(({ name }) => onAnyMachine(name)),
    ...[...scripts].flatMap(([name, each]) => javascriptVerdicts(name, each)),
  ]
}

function medians(figures: readonly LighthouseFigures[]) {
  const of = (pick: (figure: LighthouseFigures) => number) => median(figures.map(pick))
  return {
    scores: categories.map((category) => of(({ scores }) => scores[category] ?? Number.NaN)),
    lcp: of(({ lcp }) => lcp),
    totalBlockingTime: of(({ totalBlockingTime }) => totalBlockingTime),
    cls: of(({ cls }) => cls),
  }
}
