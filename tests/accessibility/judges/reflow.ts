import { openEyes } from '../browser-eyes.ts'
import type { Judge } from '../judge.ts'
import { quiet } from '../quiet.ts'

/** 320 px, which is 1280 px at 400 %: nothing to scroll sideways to, and nothing cut off. */
export const reflowJudge: Judge = {
  name: 'reflow',
  criteria: ['1.4.10'],
  judge: async (page, stage) => {
    const before = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    await quiet(page)
    await openEyes(page)
    const found = await page.evaluate((stage) => {
      const { clientWidth, scrollWidth } = document.documentElement
      // Tables may be wider, as they scroll by themselves; so may what a carousel turns to.
      const scrollsItself = (element: Element) => {
        for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflowX !== 'visible') return true
        return false
      }
      const wide = globalThis.eyes
        .within(stage)
        .filter((element) => globalThis.eyes.isShown(element) && !globalThis.eyes.isForReadersOnly(element))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return (right > clientWidth + 1 || left < -1) && !scrollsItself(element)
        })
      const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      return [
        ...(scrollWidth > clientWidth && innermost.length === 0
          ? [{ what: `the page is ${scrollWidth} px wide`, where: 'the page' }]
          : []),
        ...innermost.map((element) => ({ what: 'stands out of the page', where: globalThis.eyes.describe(element) })),
        ...globalThis.eyes.textFaults(stage).map(({ what, where }) => ({ what: `text ${what}`, where })),
      ]
    }, stage)
    if (before !== null) await page.setViewportSize(before)
    await quiet(page)
    return found.map(({ what, where }) => ({
      criterion: '1.4.10',
      what: `At 320 px: ${what}`,
      where,
      isInformation: what === 'text shortened',
    }))
  },
}
