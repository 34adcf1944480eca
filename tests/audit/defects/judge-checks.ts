import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openExample, openGuide, show, stageAlone, stageOnGuide } from '../../accessibility/gallery.ts'
import type { ComponentFacts } from '../../accessibility/gallery.ts'
import { violations } from '../../accessibility/judge.ts'
import type { Judge } from '../../accessibility/judge.ts'
import { judges } from '../../accessibility/judges/all.ts'
import type { Defect } from './defect.ts'

/** One judge before one page of a component. */
export type Look = {
  readonly title: string
  readonly judge: Judge
  readonly view: View
}

type View = { readonly example?: string; readonly look: 'light' | 'dark' | 'more contrast' }

export type JudgeChecks = {
  /** What the gallery tells of the component. */
  facts(defect: Defect): Promise<ComponentFacts>
  /** What the judge finds now, each with how often. */
  findings(defect: Defect, look: Look): Promise<ReadonlyMap<string, number>>
  /** Leaves the page, so that nothing changes under a judge. */
  leave(): Promise<void>
  close(): Promise<void>
}

/** Said where a page cannot be had, or cannot do what its example asks for. */
export const notShown = 'The example cannot be shown'

const patience = 8000
/** Open lists and dialogs of one component are judged by their first examples. */
const mostAlone = 2
const colourJudges = new Set(['axe'])
/** These see what nobody thought of. */
const generalJudges = new Set(['axe', 'names'])

export async function openJudgeChecks(executablePath: string | undefined): Promise<JudgeChecks> {
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  page.setDefaultTimeout(patience)
  let shown: string | undefined
  return {
    facts: ({ component }) => openGuide(page, component),
    async findings({ component }, { judge, view }) {
      const place = `${component} ${view.example} ${view.look}`
      try {
        if (shown !== place) await open(page, component, view)
      } catch (error) {
        // Whoever audits it cannot do what the example asks for.
        return new Map([[`${notShown}: ${String(error).split('\n')[0]}`, 1]])
      }
      // A judge that presses keys leaves another page behind than it found.
      shown = pressesKeys(judge) ? undefined : place
      const found = violations(await judge.judge(page, view.example === undefined ? stageOnGuide : stageAlone))
      const counts = new Map<string, number>()
      for (const { criterion, what, where } of found) {
        // Pixels and made-up ids differ from run to run.
        const finding = `${criterion}: ${what}, at ${where}`.replaceAll(/react-aria[\w:-]*|«\w+»|_r_\w+_|\d+/g, '#')
        counts.set(finding, (counts.get(finding) ?? 0) + 1)
      }
      return counts
    },
    async leave() {
      shown = undefined
      await page.goto('about:blank')
    },
    close: () => browser.close(),
  }
}

async function open(page: Page, component: string, { example, look }: View) {
  await (example === undefined ? openGuide(page, component) : openExample(page, component, example))
  if (look !== 'light')
    await show(page, {
      brand: 'kestrel-red',
      scheme: look === 'dark' ? 'dark' : 'light',
      contrast: look === 'more contrast' ? 'more' : 'normal',
    })
}

function pressesKeys({ name }: Judge): boolean {
  return name.startsWith('focus') || name === 'pointer' || name === 'forced-colours'
}

/** What there is to look at, the most promising first. */
export function looksFor({ criterion, file }: Defect, { examples }: ComponentFacts): readonly Look[] {
  const opened = examples.filter(({ isOverlay, interaction }) => isOverlay === true || interaction?.kind === 'open')
  const acted = examples.filter(({ interaction }) => ['hover', 'focus', 'press'].includes(interaction?.kind ?? ''))
  const looksDifferent = file.endsWith('.css.ts') || file.startsWith('themes/')
  const views: { readonly view: View; readonly by: (judge: Judge) => boolean }[] = [
    { view: { look: 'light' }, by: () => true },
    ...opened
      .slice(0, mostAlone)
      .map(({ name }) => ({ view: { example: name, look: 'light' } as const, by: () => true })),
    ...(looksDifferent ? (['dark', 'more contrast'] as const) : []).map((look) => ({
      view: { look },
      by: ({ name }: Judge) => colourJudges.has(name),
    })),
    ...acted.map(({ name }) => ({
      view: { example: name, look: 'light' } as const,
      by: ({ name: judge }: Judge) => colourJudges.has(judge),
    })),
  ]
  const all = views.flatMap(({ view, by }) =>
    judges.filter(by).map((judge) => ({
      title: `${judge.name} on ${view.example === undefined ? 'the guide' : `“${view.example}”`}${view.look === 'light' ? '' : `, ${view.look}`}`,
      judge,
      view,
    })),
  )
  const speaksOfIt = ({ judge }: Look) => judge.criteria.includes(criterion)
  return [
    ...all.filter((look) => speaksOfIt(look)),
    ...all.filter((look) => !speaksOfIt(look) && generalJudges.has(look.judge.name)),
  ]
}
