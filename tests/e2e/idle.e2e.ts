import { readCounters, startCounters } from '../performance/counters.ts'
import { runningAnimations } from '../performance/idle/watch-idle.ts'
import { expect, expectAlive, holdTime, openSignedIn, test } from './club-test.ts'

const pages = {
  'the home page': '',
  'a list of rewards': 'spend-kestrel-points',
  'a reward': 'spend-kestrel-points/coffee-and-a-pastry-100102',
  'a brand': 'brands/copperpot-coffee',
  'the activity of a member': 'activity',
}

// `npm run bench -- idle` has every screen, hidden as well, in its own time.
for (const [name, path] of Object.entries(pages))
  test(`${name} does nothing in a minute in which nobody does anything`, async ({ page, member }) => {
    await page.clock.install()
    if (path === 'activity') await openSignedIn(page, member, path)
    else await page.goto(path)
    await expectAlive(page)
    await page.waitForLoadState('networkidle')
    await holdTime(page)
    const devtools = await page.context().newCDPSession(page)
    await startCounters(devtools)
    let requests = 0
    page.on('request', () => requests++)
    // What happens once is over then; what repeats is in every minute.
    await expect
      .poll(async () => {
        const before = await readCounters(devtools)
        requests = 0
        await page.clock.runFor(60_000)
        const after = await readCounters(devtools)
        return { requests, styleRecalculations: after.styleRecalculations - before.styleRecalculations }
      })
      .toEqual({ requests: 0, styleRecalculations: 0 })
    expect(await runningAnimations(page)).toEqual([])
  })
