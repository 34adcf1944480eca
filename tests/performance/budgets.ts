import { readFileSync } from 'node:fs'

export interface JavascriptBudget {
  /** Kilobytes of 1,024 bytes, brotli: all scripts of a first visit until the network is quiet, without any touch. */
  javascriptBeforeInteractionKB: number
  /** How many files they are. */
  scriptsBeforeInteraction: number
}

export interface Budgets {
  publicPages: JavascriptBudget & {
    /** At most: the median of the bench, and a single run on whatever machine. */
    cumulativeLayoutShift: { median: number; single: number }
    lighthouse: Readonly<Record<string, number>>
    /** Lighthouse's score for speed, at least; it depends on the machine, so only the bench asks for it. */
    performance: number
  }
  /** The same of lists, rewards and brands, which have controls from the start. */
  cataloguePages: JavascriptBudget
  /** The same of the flight search: a composed page that has the search's form from the start. */
  flightSearch: JavascriptBudget
  /** Each page by its own HTML without scripts, until ten seconds after the navigation; only in the bench. */
  twins: {
    slowdown: number
    /** Largest Contentful Paint by that of the twin, at most. */
    lcpRatio: number
    /** Less nobody can see. */
    shift: number
    blockingMs: number
    longestTaskMs: number
  }
  routeOwnChunkKB: number
  /** The pages of the flight search and their side sheet, with what nothing else needs. */
  flightAreaKB: number
  /** Only in the bench, since they depend on the machine. */
  latencies: {
    /** How many times slower than the machine the browser's scripts run. */
    slowdown: number
    /** From an event to the paint that follows it, at most, however often it is tried: what INP counts. */
    nextPaintMs: number
  }
  /** Of what is pressed while a page still loads; only in the bench. */
  presses: {
    slowdown: number
    /** From the press to the paint that shows it, at most. */
    shownMs: number
    /** Until it is done, from when the part of the page that it is in takes presses, at most. */
    doneMs: number
  }
  /** Of every width and density of screen; only in the bench. */
  pictures: {
    /** Of the pixels that its place has, up to two for each px, at least: more than 2,048 are not offered. */
    sharpness: number
    /** By the pixels that its place has, at most. */
    surplus: number
    /** What has no more than so many pixels spares nothing by being smaller. */
    smallPixels: number
  }
  /** From the press to the next address and to the next page's content, once its link was approached; only in the bench. */
  navigation: { slowdown: number; addressMs: number; contentMs: number; backMs: number }
  /** Of a member who opens a page from nothing: content by that of the public page, calls that wait for one another; only in the bench. */
  memberPages: { slowdown: number; timesPublic: number }
  /** From the 20th to the 200th navigation, at most; only in the bench. */
  heapGrowthMB: number
  /** Of every screen while nobody does anything, once it has settled; the processor only in the bench. */
  idle: {
    styleRecalculations: number
    processorShare: number
    /** The browser's own blinking in a field that has focus takes as much again, and more. */
    processorShareWithCaret: number
    requests: number
  }
  /** Lists of a club with SANDBOX_SCALE=50; only in the bench. */
  scale: {
    /** How long the lists become that are scrolled through; the brand has no more. */
    listRows: number
    brandRows: number
    /** Of the statement that is looked at in three places. */
    statementLines: number
    /** Of the whole document. */
    nodes: number
    frameP95Ms: number
    /** Shares of all frames, at most. */
    framesOver50ms: number
    blankFrames: number
    /** How much more scripts hold at the end than on the first page: so much, and so many times what calls brought. */
    heapBaseMB: number
    heapByData: number
    /** How much more they hold after scrolling through what was there before. */
    heapOfScrollingMB: number
  }
  /** Beside a plain static file server on the same machine; only in the bench. */
  host: {
    timesSlower: number
    p99Times: number
    /** From the second quarter of 100,000 requests to the last. */
    growthMegabytes: number
    /** Of the whole process, under all of the bench's load. */
    peakMegabytes: number
  }
  /** From `npm run codegen` to the prompt, on two cores. */
  codegenSeconds: { unchanged: number; oneFileChanged: number }
}

/** The budgets that fail the build. Raising one needs a reason in the commit. */
export const budgets = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')) as Budgets
