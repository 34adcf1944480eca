import { budgets } from './budgets.ts'
import type { LighthouseFigures } from './lighthouse.ts'
import type { Verdict } from './report.ts'

/** The pages that a first visit may begin with, held to one budget: home, legal and content pages in each region. */
export const publicPages = [
  { name: 'home, GB', path: '' },
  { name: 'home, US', path: 'en-us/' },
  { name: 'home, world', path: 'world/' },
  { name: 'terms, GB', path: 'terms-and-conditions' },
  { name: 'terms, US', path: 'en-us/terms-and-conditions' },
  { name: 'terms, world', path: 'world/terms-and-conditions' },
  { name: 'content, GB', path: 'about-kestrel-red' },
  { name: 'content, US', path: 'en-us/about-kestrel-red-us' },
  { name: 'content, world', path: 'world/about-kestrel-red' },
] as const

/** Where visitors go on from there, or begin when they come from a search engine. */
export const cataloguePages = [
  { name: 'list', path: 'spend-kestrel-points' },
  { name: 'reward', path: 'spend-kestrel-points/coffee-and-a-pastry-100102' },
  { name: 'brand', path: 'brands/copperpot-coffee' },
] as const

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

/** How many scripts a first visit waits for. */
export function javascriptVerdict(name: string, { javascriptKB }: LighthouseFigures): Verdict {
  const { javascriptBeforeInteractionKB } = isCatalogue(name) ? budgets.cataloguePages : budgets.publicPages
  return {
    what: `${name}: JavaScript before interaction ${javascriptKB.toFixed(1)} KB, at most ${javascriptBeforeInteractionKB}`,
    holds: javascriptKB > 0 && javascriptKB <= javascriptBeforeInteractionKB,
  }
}

function isCatalogue(name: string): boolean {
  return cataloguePages.some((page) => page.name === name)
}
