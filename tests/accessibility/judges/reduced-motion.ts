import type { Page } from '@playwright/test'
import { openEyes } from '../browser-eyes.ts'
import type { Finding, Judge } from '../judge.ts'
import { quiet } from '../quiet.ts'

/** What moves longer than this after the page has come, moves. */
const moment = 600
/** The first controls stand for the rest. */
const mostHovered = 4
/** WCAG lets things move by themselves for 5 s. */
const longest = 5000

/** Who asks for less motion gets none, and nobody gets motion without end but where it says that something is going on. */
export const reducedMotionJudge: Judge = {
  name: 'reduced-motion',
  criteria: ['2.2.2', '2.3.3'],
  judge: async (page, stage) => {
    await openEyes(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const less = [...(await moving(page, stage)), ...(await movingUnderThePointer(page, stage))]
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const more = await endless(page, stage)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    return [...less, ...more]
  },
}

async function moving(page: Page, stage: string): Promise<readonly Finding[]> {
  const where = await page.evaluate(
    async ([stage, moment]) => {
      await new Promise((resolve) => setTimeout(resolve, moment))
      const { eyes } = globalThis
      const shown = () => eyes.within(stage).filter((element) => eyes.isShown(element))
      const places = new Map(shown().map((element) => [element, placeOf(element)]))
      await new Promise((resolve) => setTimeout(resolve, 250))
      const moved = shown().filter((element) => places.has(element) && places.get(element) !== placeOf(element))
      const outermost = moved.filter((element) => !moved.some((other) => other !== element && other.contains(element)))
      const animated = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && isMotion(effect))
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
        .filter((target) => target !== null)
      const smooth = [document.documentElement, document.body, ...eyes.within(stage)].filter(
        (element) => getComputedStyle(element).scrollBehavior === 'smooth',
      )
      return [...new Set([...outermost, ...animated, ...smooth])].map((element) => eyes.describe(element))

      function placeOf(element: Element): string {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y, width, height].map((value) => Math.round(value)).join(' ')
      }
      function isMotion(effect: AnimationEffect | null): boolean {
        // Fading in place is no motion.
        const still = new Set([
          'offset',
          'easing',
          'composite',
          'computedOffset',
          'opacity',
          'color',
          'backgroundColor',
        ])
        return (
          effect instanceof KeyframeEffect &&
          effect.getKeyframes().some((frame) => Object.keys(frame).some((property) => !still.has(property)))
        )
      }
    },
    [stage, moment] as const,
  )
  return where.map((where) => ({ criterion: '2.3.3', what: 'It moves although less motion is asked for', where }))
}

async function movingUnderThePointer(page: Page, stage: string): Promise<readonly Finding[]> {
  const points = await page.evaluate(
    ([stage, mostHovered]) => {
      const { eyes } = globalThis
      return eyes
        .controls(stage)
        .filter((element) => !eyes.isForReadersOnly(element))
        .map((element) => ({ where: eyes.describe(element), area: eyes.areaOf(element) }))
        .filter(({ area }) => area.y >= 0 && area.y + area.height <= window.innerHeight)
        .slice(0, mostHovered)
    },
    [stage, mostHovered] as const,
  )
  const findings: Finding[] = []
  await page.mouse.move(0, 0)
  await quiet(page)
  for (const { where, area } of points) {
    const before = await places(page, stage)
    await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2)
    await quiet(page)
    const after = await places(page, stage)
    await page.mouse.move(0, 0)
    await quiet(page)
    // What comes up beside the pointer, such as a tooltip, is another count and not a move.
    if (before.length === after.length && before.some((place, index) => place !== after[index]))
      findings.push({ criterion: '2.3.3', what: 'It moves under the pointer although less motion is asked for', where })
  }
  return findings
}

/** Where everything is, tenths of a pixel included, since things are lifted by little. */
async function places(page: Page, stage: string): Promise<readonly string[]> {
  return await page.evaluate((stage) => {
    const { eyes } = globalThis
    return eyes
      .within(stage)
      .filter((element) => eyes.isShown(element))
      .map((element) => {
        const { x, y } = eyes.areaOf(element)
        return `${(x + window.scrollX).toFixed(1)} ${(y + window.scrollY).toFixed(1)}`
      })
  }, stage)
}

async function endless(page: Page, stage: string): Promise<readonly Finding[]> {
  const where = await page.evaluate(
    async ([stage, longest]) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      const { eyes } = globalThis
      const roots = [...document.querySelectorAll(stage)]
      const saysBusy = (element: Element) =>
        element.closest('[role=progressbar], progress, [aria-busy=true], [data-pending], [role=status], output') !==
        null
      // Autoplay is stopped by a button of the same region.
      const canPause = (element: Element) =>
        [...(element.closest('[role=region], section, [role=group]')?.querySelectorAll('button') ?? [])].some(
          (button) => /pause|stop/i.test(button.getAttribute('aria-label') ?? button.textContent ?? ''),
        )
      return document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > longest,
        )
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null))
        .filter((element) => element !== null)
        .filter((element) => roots.some((root) => root.contains(element)))
        .filter((element) => !saysBusy(element) && !canPause(element))
        .map((element) => eyes.describe(element))
    },
    [stage, longest] as const,
  )
  return where.map((where) => ({ criterion: '2.2.2', what: 'It moves without end and cannot be stopped', where }))
}
