import { budgets } from '../budgets.ts'
import { inBrowser, phone, type Visit } from '../browser.ts'
import { memoryOf } from '../memory.ts'
import { atMost, table, type Verdict } from '../report.ts'

const early = 20
const late = 200

/** Whether what was left is let go of: memory after 200 navigations beside that after 20, on the same page. */
export async function benchHeap(origin: string): Promise<Verdict[]> {
  return inBrowser({ origin, viewport: phone }, async (visit) => {
    await visit.open('')
    await go(visit, early)
    const before = await memoryOf(visit)
    await go(visit, late - early)
    const after = await memoryOf(visit)
    console.log('What scripts hold after so many navigations, and nodes with those that are out of the document')
    console.log(
      table([
        ['', 'heap', 'nodes'],
        ...[[early, before] as const, [late, after] as const].map(([count, { heapMB, nodes }]) => [
          String(count),
          `${heapMB.toFixed(1)} MB`,
          String(nodes),
        ]),
      ]),
    )
    return [atMost('heap: growth by 180 navigations', after.heapMB - before.heapMB, budgets.heapGrowthMB, ' MB')]
  })
}

/** From the browser's own code: what looks for elements from outside holds on to them. */
function go({ page }: Visit, navigations: number): Promise<void> {
  return page.evaluate(goRound, navigations / 4)
}

/** In the page: home, list, a reward, and back over both, four navigations a round. */
async function goRound(rounds: number): Promise<void> {
  const until = async (isThere: () => boolean) => {
    const began = performance.now()
    while (!isThere()) {
      if (performance.now() - began > 30_000) throw new Error(`The next page did not come at ${location.pathname}`)
      await new Promise((resolve) => setTimeout(resolve, 16))
    }
  }
  const tile = () => document.querySelector<HTMLElement>('main ul[aria-label="Rewards"] article a')
  const title = () => document.querySelector('main h1')?.textContent
  const press = (link: HTMLElement | null | undefined) => link?.click()
  for (let round = 0; round < rounds; round++) {
    press([...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Rewards'))
    await until(() => tile() !== null)
    const ofList = title()
    press(tile())
    await until(() => title() !== undefined && title() !== ofList)
    history.back()
    await until(() => title() === ofList && tile() !== null)
    history.back()
    await until(() => title() !== undefined && title() !== ofList)
  }
}
