import { budgets } from './budgets.ts'
import type { LighthouseFigures } from './lighthouse.ts'

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

export interface Verdict {
  what: string
  holds: boolean
}

/** How a page does against what is the same on every machine: its scripts, its shifts, and what Lighthouse rates by rules. */
export function verdictsOf(name: string, figures: LighthouseFigures): Verdict[] {
  const { javascriptBeforeInteractionKB, cumulativeLayoutShift, lighthouse } = budgets.publicPages
  return [
    ...Object.entries(lighthouse).map(([category, wanted]) => ({
      what: `${name}: ${category} ${figures.scores[category]} of ${wanted} ${figures.failed.filter((id) => id.startsWith(category)).join(', ')}`,
      holds: figures.scores[category] === wanted,
    })),
    {
      what: `${name}: CLS ${figures.cls.toFixed(4)}, at most ${cumulativeLayoutShift.single}`,
      holds: figures.cls <= cumulativeLayoutShift.single,
    },
    {
      what: `${name}: JavaScript before interaction ${figures.javascriptKB.toFixed(1)} KB, at most ${javascriptBeforeInteractionKB}`,
      holds: figures.javascriptKB > 0 && figures.javascriptKB <= javascriptBeforeInteractionKB,
    },
  ]
}
