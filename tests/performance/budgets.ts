import { readFileSync } from 'node:fs'

export interface Budgets {
  publicPages: {
    /** Kilobytes of 1,024 bytes, brotli: all scripts of a first visit until the network is quiet, without any touch. */
    javascriptBeforeInteractionKB: number
    /** At most: the median of the bench, and a single run on whatever machine. */
    cumulativeLayoutShift: { median: number; single: number }
    lighthouse: Readonly<Record<string, number>>
    /** Lighthouse's score for speed, at least; it depends on the machine, so only the bench asks for it. */
    performance: number
    /** Largest Contentful Paint by that of the reference page, at most; only in the bench as well. */
    lcpRatioToReference: number
  }
  routeOwnChunkKB: number
  /** From `npm run codegen` to the prompt, on two cores. */
  codegenSeconds: { unchanged: number; oneFileChanged: number }
}

/** The budgets that fail the build. Raising one needs a reason in the commit. */
export const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')) as Budgets
