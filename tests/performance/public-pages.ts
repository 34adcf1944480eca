import { readFileSync } from 'node:fs'
import { budgets, type JavascriptBudget } from './budgets.ts'
import type { LighthouseFigures } from './lighthouse.ts'
import type { Verdict } from './report.ts'
import type { ScriptFigures } from './scripts-before-interaction.ts'

interface RenderedPage {
  name: string
  pattern: string
  /** What it is made of. */
  from: 'content' | 'catalogue'
  /** The one region that has it; every region where there is none. */
  region?: string
}

/** The pages that the host renders, as the build lists them. */
const rendered = JSON.parse(
  readFileSync(new URL('../../apps/web/dist-server/pages.json', import.meta.url), 'utf8'),
) as RenderedPage[]

/** A value for what varies in an address, by its name in the pattern, with the page's where several pages have it. */
const samples: Readonly<Record<string, string>> = {
  pagePath: 'about-kestrel-red',
  brandPath: 'copperpot-coffee',
  'spendReward rewardPath': 'coffee-and-a-pastry-100102',
  'earnReward rewardPath': 'coffee-on-the-way-to-work-500101',
}

const regions = [
  { id: 'en-gb', name: 'GB', prefix: '' },
  { id: 'en-us', name: 'US', prefix: 'en-us/' },
  { id: 'world', name: 'world', prefix: 'world/' },
]

/** The pages that a first visit may begin with, held to one budget: home, legal and content pages in each region. */
export const publicPages = rendered
  .filter(({ from }) => from === 'content')
  .flatMap((page) =>
    regions
      .filter(({ id }) => page.region === undefined || page.region === id)
      .map(({ name, prefix }) => ({ name: `${page.name}, ${name}`, path: `${prefix}${addressOf(page)}` })),
  )

/** Where visitors go on from there, or begin when they come from a search engine. */
export const cataloguePages = rendered
  .filter(({ from }) => from === 'catalogue')
  .map((page) => ({ name: page.name, path: addressOf(page) }))

function addressOf({ name, pattern }: RenderedPage): string {
  return pattern.replaceAll(/:(\w+)/g, (_all, part: string) => {
    const sample = samples[`${name} ${part}`] ?? samples[part]
    if (sample === undefined) throw new Error(`The bench has no sample for ${part} of the page ${name}`)
    return sample
  })
}

/** How a page does against what is the same on every machine: its shifts, and what Lighthouse rates by rules. */
export function verdictsOf(name: string, figures: LighthouseFigures): Verdict[] {
  const { cumulativeLayoutShift, lighthouse } = budgets.publicPages
  return [
    ...Object.entries(lighthouse).map(([category, wanted]) => ({
      what: `${name}: ${category} ${figures.scores[category]} of ${wanted} ${figures.failed.filter((id) => id.startsWith(category)).join(', ')}`,
      holds: figures.scores[category] === wanted,
    })),
    {
      what: `${name}: CLS ${figures.cls.toFixed(4)}, at most ${cumulativeLayoutShift.single}`,
      holds: figures.cls <= cumulativeLayoutShift.single,
    },
  ]
}

/** How much script a first visit waits for, and in how many files. */
export function javascriptVerdicts(name: string, { javascriptKB, scripts }: ScriptFigures): Verdict[] {
  const { javascriptBeforeInteractionKB, scriptsBeforeInteraction } = javascriptBudget(name)
  return [
    {
      what: `${name}: JavaScript before interaction ${javascriptKB.toFixed(1)} KB, at most ${javascriptBeforeInteractionKB}`,
      holds: javascriptKB > 0 && javascriptKB <= javascriptBeforeInteractionKB,
    },
    {
      what: `${name}: in ${scripts} files, at most ${scriptsBeforeInteraction}`,
      holds: scripts <= scriptsBeforeInteraction,
    },
  ]
}

function javascriptBudget(name: string): JavascriptBudget {
  if (name.startsWith('flightSearch')) return budgets.flightSearch
  return cataloguePages.some((page) => page.name === name) ? budgets.cataloguePages : budgets.publicPages
}
