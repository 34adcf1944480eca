import type { Page } from '@playwright/test'
import { openEyes } from './browser-eyes.ts'
import type { Area } from './browser-eyes.ts'
import { grown, picture } from './pixels.ts'
import type { Picture } from './pixels.ts'
import { quiet } from './quiet.ts'

/** What is ticked, on, open or chosen, seen so and seen as if it were not. */
export type Chosen = {
  readonly where: string
  readonly area: Area
  readonly chosen: Picture
  readonly notChosen: Picture
  /** Ticked by the browser itself: what the page draws follows at once. */
  readonly isNative: boolean
}

/** The first of them stand for the rest. */
const mostChosen = 8

/** Takes the choice away from each for the length of a picture. */
export async function chosenAndNot(page: Page, stage: string): Promise<readonly Chosen[]> {
  await openEyes(page)
  const count = await mark(page, stage)
  const found: Chosen[] = []
  for (let index = 0; index < count; index++) {
    const { where, area, isNative } = await look(page, index)
    const chosen = await picture(page)
    await choose(page, index, false)
    const notChosen = await picture(page)
    await choose(page, index, true)
    found.push({ where, area: grown(area, 4), chosen, notChosen, isNative })
  }
  return found
}

async function mark(page: Page, stage: string): Promise<number> {
  return await page.evaluate(
    ([stage, mostChosen]) => {
      const { eyes } = globalThis
      const states = ['aria-checked', 'aria-selected', 'aria-pressed']
      const isOn = (element: Element) =>
        (element instanceof HTMLInputElement && element.checked) ||
        states.some((state) => !['false', null].includes(element.getAttribute(state)))
      const drawn = (element: Element) =>
        element instanceof HTMLInputElement ? (element.labels?.[0] ?? element.closest('label') ?? element) : element
      const chosen = eyes
        .within(stage)
        .filter((element) => isOn(element) && !element.matches(':disabled, [aria-disabled=true]'))
        .filter((element) => {
          const { top, bottom } = drawn(element).getBoundingClientRect()
          return eyes.isShown(drawn(element)) && top >= 0 && bottom <= window.innerHeight
        })
        .slice(0, mostChosen)
      for (const [index, element] of chosen.entries()) element.setAttribute('data-judged-chosen', String(index))
      return chosen.length
    },
    [stage, mostChosen] as const,
  )
}

async function look(page: Page, index: number): Promise<Pick<Chosen, 'where' | 'area' | 'isNative'>> {
  return await page.evaluate((index) => {
    const { eyes } = globalThis
    const element = document.querySelector(`[data-judged-chosen="${index}"]`)
    if (element === null) throw new Error('What is chosen has gone')
    const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element.closest('label')) : null
    const boxes = [element, ...(label === null ? [] : [label])]
      .filter((box) => eyes.isShown(box))
      .map((box) => box.getBoundingClientRect())
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
    const area = {
      x: left,
      y: top,
      width: Math.max(...boxes.map(({ right }) => right)) - left,
      height: Math.max(...boxes.map(({ bottom }) => bottom)) - top,
    }
    return { where: eyes.describe(element), area, isNative: element instanceof HTMLInputElement }
  }, index)
}

/** In the page alone: the app that drew it is not told, and finds it as it was. */
async function choose(page: Page, index: number, isChosen: boolean): Promise<void> {
  await page.evaluate(
    ([index, isChosen]) => {
      const element = document.querySelector(`[data-judged-chosen="${index}"]`)
      if (element === null) return
      if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
        element.checked = isChosen
        return
      }
      const marks = ['aria-checked', 'aria-selected', 'aria-pressed', 'data-selected', 'data-current']
      // A cell of a calendar is chosen, and the button in it shows it.
      for (const part of [element, ...element.querySelectorAll('[data-selected], [data-judged-marks]')]) {
        if (!(part instanceof HTMLElement)) continue
        if (isChosen) {
          const before = JSON.parse(part.dataset['judgedMarks'] ?? '{}') as Record<string, string>
          for (const [name, value] of Object.entries(before)) part.setAttribute(name, value)
          delete part.dataset['judgedMarks']
          continue
        }
        const before = marks.flatMap((name) => {
          const value = part.getAttribute(name)
          return value === null ? [] : [[name, value] as const]
        })
        part.dataset['judgedMarks'] = JSON.stringify(Object.fromEntries(before))
        for (const [name] of before)
          if (name.startsWith('aria-')) part.setAttribute(name, 'false')
          else part.removeAttribute(name)
      }
    },
    [index, isChosen] as const,
  )
  await quiet(page)
}
