import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { budgets } from '../budgets.ts'
import { atMost, table, type Verdict } from '../report.ts'
import type { IdleFigures, IdleReport } from './watch-idle.ts'

const tests = fileURLToPath(new URL('../..', import.meta.url))
const report = fileURLToPath(new URL('../../../test-results/idle.json', import.meta.url))

interface Suite {
  suites?: Suite[]
  specs?: { title: string; tests: { annotations: { type: string; description?: string }[] }[] }[]
}

interface Watched {
  screen: string
  report: IdleReport
}

/** What every screen of `npm run screenshots` does while nobody does anything: nothing, in sight and hidden. */
export async function benchIdle(): Promise<Verdict[]> {
  console.log('Screens that lie idle, those that do something (visible, hidden)')
  const run = spawn('playwright', ['test', '--config', 'idle.config.ts'], { cwd: tests, stdio: 'inherit' })
  const [code] = await once(run, 'close')
  const watched = watchedIn(JSON.parse(readFileSync(report, 'utf8')) as Suite)
  const verdicts = watched.map(verdictsOf)
  const busy = watched.filter((_, index) => verdicts[index]?.some(({ holds }) => !holds))
  console.log(`${watched.length} screens, ${busy.length} of them busy`)
  console.log(
    table([
      ['', 'styles', 'layouts', 'processor, ms a second', 'requests', 'animations'],
      ...busy.map(({ screen, report }) => [screen, ...cellsOf(report)]),
      ['the busiest', ...busiest(watched)],
    ]),
  )
  return [{ what: 'idle: every screen was reached', holds: code === 0 }, ...verdicts.flat()]
}

function watchedIn({ suites = [], specs = [] }: Suite): Watched[] {
  return [
    ...suites.flatMap(watchedIn),
    ...specs.flatMap(({ title, tests }) =>
      tests
        .flatMap(({ annotations }) => annotations)
        .flatMap(({ type, description }) =>
          type === 'idle' && description !== undefined
            ? [{ screen: title, report: JSON.parse(description) as IdleReport }]
            : [],
        ),
    ),
  ]
}

function verdictsOf({ screen, report }: Watched): Verdict[] {
  if ('restless' in report) return [{ what: `${screen}: does not settle: ${report.restless}`, holds: false }]
  return (['visible', 'hidden'] as const).flatMap((state) => {
    const { styleRecalculations, processorMs, requests, animations, hasCaret } = report[state]
    const processorShare = hasCaret ? budgets.idle.processorShareWithCaret : budgets.idle.processorShare
    return [
      atMost(`${screen}, ${state}: style recalculations`, styleRecalculations, budgets.idle.styleRecalculations),
      atMost(`${screen}, ${state}: share of a processor`, processorMs / 1000, processorShare),
      atMost(`${screen}, ${state}: requests`, requests, budgets.idle.requests),
      { what: `${screen}, ${state}: moves ${animations.join(', ')}`, holds: animations.length === 0 },
    ]
  })
}

function cellsOf(report: IdleReport): string[] {
  if ('restless' in report) return ['does not settle', '', '', '', report.restless]
  const both = (of: (figures: IdleFigures) => string) => `${of(report.visible)}, ${of(report.hidden)}`
  return [
    both(({ styleRecalculations }) => String(styleRecalculations)),
    both(({ layouts }) => String(layouts)),
    both(({ processorMs }) => processorMs.toFixed(2)),
    both(({ requests }) => String(requests)),
    both(({ animations }) => String(animations.length)),
  ]
}

/** The most of each that any screen does. */
function busiest(watched: readonly Watched[]): string[] {
  const settled = watched.flatMap(({ report }) => ('restless' in report ? [] : [report]))
  const most = (of: (figures: IdleFigures) => number) =>
    (['visible', 'hidden'] as const).map((state) => Math.max(0, ...settled.map((report) => of(report[state]))))
  return [
    most(({ styleRecalculations }) => styleRecalculations),
    most(({ layouts }) => layouts),
    most(({ processorMs }) => Math.round(processorMs * 100) / 100),
    most(({ requests }) => requests),
    most(({ animations }) => animations.length),
  ].map((both) => both.join(', '))
}
