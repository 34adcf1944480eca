import type { Page } from '@playwright/test'
import { openEyes } from '../browser-eyes.ts'
import type { Area } from '../browser-eyes.ts'
import { focusRings } from '../focus-rings.ts'
import type { Finding, Judge } from '../judge.ts'
import { grown, isSame, picture, standingOut } from '../pixels.ts'
import { quiet } from '../quiet.ts'

/** In the colours of the device, controls can still be told from the page, chosen from not chosen, focused from not. */
export const forcedColoursJudge: Judge = {
  name: 'forced-colours',
  criteria: ['1.4.1', '1.4.11', '2.4.7'],
  judge: async (page, stage) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await quiet(page)
    await openEyes(page)
    const findings = [...(await unseen(page, stage)), ...(await chosenAlike(page, stage))]
    for (const { clear, wanted, where } of await focusRings(page, stage))
      if (clear < wanted * 0.4)
        findings.push({ criterion: '2.4.7', what: 'Focus does not show in forced colours', where })
    await page.emulateMedia({ forcedColors: 'none' })
    await quiet(page)
    return findings
  },
}

/** Words make a button; what is filled in or ticked needs an edge. */
async function unseen(page: Page, stage: string): Promise<readonly Finding[]> {
  const controls = await page.evaluate((stage) => {
    const { eyes } = globalThis
    const { innerWidth, innerHeight } = window
    return eyes
      .controls(stage)
      .filter((element) => !eyes.isForReadersOnly(element) && !element.matches(':disabled, [aria-disabled=true]'))
      .map((element) => ({
        where: eyes.describe(element),
        area: eyes.areaOf(element),
        // The edge may be that of the box around it.
        boxes: [element.parentElement, element.parentElement?.parentElement]
          .filter((box) => box !== null && box !== undefined)
          .map((box) => eyes.areaOf(box)),
        needsEdge: element.matches('input, textarea, select, [role=switch], [role=checkbox], [role=radio]'),
      }))
      .filter(
        ({ area }) =>
          area.x >= 0 && area.y >= 0 && area.x + area.width <= innerWidth && area.y + area.height <= innerHeight,
      )
  }, stage)
  if (controls.length === 0) return []
  const shown = await picture(page)
  return controls.flatMap(({ where, area, boxes, needsEdge }): Finding[] => {
    const outOf = (box: Area) => ({ x: Math.max(0, box.x - 3), y: Math.max(0, box.y - 3) })
    const near = boxes.filter((box) => box.width * box.height < 4 * area.width * area.height)
    const pixels = Math.max(
      ...[area, ...(needsEdge ? near : [])].map((box) => standingOut(shown, grown(box, 1), outOf(box))),
    )
    const wanted = needsEdge ? Math.max(area.width, 16) : 12
    return pixels >= wanted
      ? []
      : [{ criterion: '1.4.11', what: 'In forced colours nothing shows that it is there', where }]
  })
}

type Chosen = { readonly where: string; readonly isAlike: boolean; readonly area: Area; readonly peer: Area }

/** Two of a kind, one chosen and one not, must not look the same. */
async function chosenAlike(page: Page, stage: string): Promise<readonly Finding[]> {
  const chosen = await chosenAndNot(page, stage)
  if (chosen.length === 0) return []
  const shown = await picture(page)
  return chosen
    .filter(({ isAlike, area, peer }) => isSame(shown, area, peer) ?? isAlike)
    .map(({ where }) => ({ criterion: '1.4.1', what: 'In forced colours the chosen one looks like the others', where }))
}

/** Each chosen one with one of its kind that is not; alike when style alone shows no difference. */
async function chosenAndNot(page: Page, stage: string): Promise<readonly Chosen[]> {
  return await page.evaluate((stage) => {
    const { eyes } = globalThis
    const states = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-current']
    const isOn = (element: Element) =>
      (element instanceof HTMLInputElement && element.checked) ||
      states.some((state) => !['false', null].includes(element.getAttribute(state)))
    const canBeOn = (element: Element) =>
      element.matches('input[type=checkbox], input[type=radio]') || states.some((state) => element.hasAttribute(state))
    const kindOf = (element: Element) =>
      [element.tagName, element.getAttribute('type'), element.getAttribute('role'), exampleOf(element)].join(' ')
    const exampleOf = (element: Element) => element.closest('[data-stage]')?.getAttribute('data-stage')

    const looked = [
      'color background-color fill stroke opacity visibility display content appearance font-weight transform translate',
      'border-style border-top-color border-top-width border-bottom-color border-bottom-width border-left-width',
      'outline-style outline-width outline-color text-decoration-line inset width height',
    ].flatMap((line) => line.split(' '))
    const lookOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo !== undefined && style.content === 'none') return ''
      // Sizes differ with the words in it; those of what is drawn by style alone do not.
      return looked
        .filter((property) => pseudo !== undefined || !['width', 'height', 'inset'].includes(property))
        .map((property) => style.getPropertyValue(property))
        .join(';')
    }
    const signature = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
      const drawn = [...new Set([element, ...(label?.querySelectorAll('*') ?? []), ...element.querySelectorAll('*')])]
      const looks = new Set(
        drawn.map((part) => [lookOf(part), lookOf(part, '::before'), lookOf(part, '::after')].join('|')),
      )
      const isNative = element instanceof HTMLInputElement && getComputedStyle(element).appearance !== 'none'
      const shapes = drawn.filter((part) => part.matches('svg, img, path') && eyes.isShown(part)).length
      return `${[...looks].sort().join('\n')} ${shapes} ${isNative ? isOn(element) : ''}`
    }

    const all = eyes.within(stage).filter((element) => canBeOn(element) && !element.matches(':disabled'))
    return all.filter(isOn).flatMap((element) => {
      const peer = all.find((other) => !isOn(other) && kindOf(other) === kindOf(element))
      if (peer === undefined) return []
      const isAlike = signature(peer) === signature(element)
      return [{ where: eyes.describe(element), isAlike, area: eyes.areaOf(element), peer: eyes.areaOf(peer) }]
    })
  }, stage)
}
