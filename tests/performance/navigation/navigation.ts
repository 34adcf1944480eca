import { budgets } from '../budgets.ts'
import { inBrowser, phone, signIn, type Visit } from '../browser.ts'
import { atMost, median, table, type Verdict } from '../report.ts'
import { measureStep, type Step, type StepTimes } from './measure-step.ts'

const times = 5
const list = 'main ul[aria-label="Rewards"] article a'
const title = (says: string) => ({ selector: 'main h1', says })

/** From page to page, as visitors go; each link is approached before it is pressed. */
const visitorSteps: readonly Step[] = [
  {
    name: 'home to a list',
    act: ({ page }) => page.getByRole('banner').getByRole('link', { name: 'Rewards' }),
    sight: { selector: list },
  },
  {
    name: 'list to a reward',
    act: ({ page }) => page.locator(list).nth(10),
    sight: { selector: 'main h1', saysNot: 'Rewards' },
  },
  { name: 'back to the list', back: true, sight: { selector: list }, keepsScroll: true },
  { name: 'back to home', back: true, sight: title('') },
  {
    name: 'home to a brand',
    act: ({ page }) => page.getByRole('main').locator('a[href*="/brands/"]').first(),
    sight: { selector: 'main article a' },
  },
  {
    name: 'brand to the terms',
    act: ({ page }) => page.getByRole('contentinfo').getByRole('link', { name: /^Terms/ }),
    sight: title('Terms and conditions'),
  },
]

const memberSteps = [
  ['My rewards', 'My rewards'],
  ['Activity', 'Activity'],
  ['Account details', 'Account'],
].map(([link = '', says = '']): Step => ({
  name: `account menu to ${link}`,
  open: async ({ page }) => page.getByRole('button', { name: /^Account menu for/ }).click(),
  act: ({ page }) => page.getByRole('menuitem', { name: link, exact: true }),
  sight: title(says),
}))

/** How soon the next page is there, on a phone that is slower than this machine. */
export async function benchNavigation(origin: string): Promise<Verdict[]> {
  const { slowdown, addressMs, contentMs, backMs } = budgets.navigation
  const measured = new Map<string, StepTimes[]>()
  const walk = async (visit: Visit, start: string, steps: readonly Step[]) => {
    for (let time = 0; time < times; time++) {
      await visit.open(start)
      for (const step of steps)
        measured.set(step.name, [...(measured.get(step.name) ?? []), await measureStep(visit, step)])
    }
  }
  await inBrowser({ origin, viewport: phone, slowdown }, async (visit) => {
    await walk(visit, '', visitorSteps)
    await visit.open('')
    await signIn(visit.page, origin, 'gb.member')
    await walk(visit, '', memberSteps)
  })
  console.log(`From page to page, ${slowdown} times as slow a machine, ms: median, worst of ${times}`)
  const both = (values: readonly number[]) => `${median(values).toFixed(0)}, ${Math.max(...values).toFixed(0)}`
  const worst = (values: readonly number[]) => Math.max(...values)
  const of = (steps: readonly StepTimes[], key: 'address' | 'content') => steps.map((step) => step[key])
  console.log(
    table([
      ['', 'address', 'content', 'scroll kept'],
      ...[...measured].map(([name, steps]) => [
        name,
        both(of(steps, 'address')),
        both(of(steps, 'content')),
        steps.every(({ isScrollKept }) => isScrollKept) ? 'yes' : 'NO',
      ]),
    ]),
  )
  return [...measured].flatMap(([name, steps]) => [
    atMost(`${name}: address`, worst(of(steps, 'address')), addressMs, ' ms'),
    atMost(`${name}: content`, worst(of(steps, 'content')), name.startsWith('back') ? backMs : contentMs, ' ms'),
    { what: `${name}: scroll is restored`, holds: steps.every(({ isScrollKept }) => isScrollKept) },
  ])
}
