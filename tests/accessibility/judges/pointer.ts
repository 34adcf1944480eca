import type { Page } from '@playwright/test'
import { openEyes } from '../browser-eyes.ts'
import type { Area } from '../browser-eyes.ts'
import type { Finding, Judge } from '../judge.ts'
import { quiet } from '../quiet.ts'

type State = {
  readonly settings: string
  readonly content: string
  readonly clicks: number
  readonly hasPopup: boolean
}
type Target = { readonly where: string; readonly area: Area }

/** The first controls of each kind stand for the rest. */
const mostOfAKind = 2
const mostControls = 6

/** Controls work by mouse and by touch, and not before the pointer goes up, so that one can still think better of it. */
export const pointerJudge: Judge = {
  name: 'pointer',
  criteria: ['2.5.1', '2.5.2'],
  judge: async (page, stage) => {
    const findings: Finding[] = []
    const count = (await targets(page, stage)).length
    for (let index = 0; index < count; index++) findings.push(...(await judgeOne(page, stage, index)))
    if (count > 0) await afresh(page)
    return findings
  },
}

async function judgeOne(page: Page, stage: string, index: number): Promise<readonly Finding[]> {
  const target = await afreshTarget(page, stage, index)
  if (target === undefined) return []
  const { where } = target
  const [x, y] = middle(target.area)
  const before = await state(page, stage)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await quiet(page)
  const down = await state(page, stage)
  await page.mouse.up()
  await quiet(page)
  const byMouse = await state(page, stage)

  const again = await afreshTarget(page, stage, index)
  if (again === undefined) return []
  const fresh = await state(page, stage)
  await touch(page, middle(again.area))
  await quiet(page)
  const byTouch = await state(page, stage)

  const actsByMouse = hasActed(before, byMouse)
  return [
    // What comes up at once goes away by Escape, and a choice or a step is taken back by another.
    ...(down.content !== before.content && !down.hasPopup && down.settings === before.settings
      ? [{ criterion: '2.5.2', what: 'It acts as soon as the pointer goes down', where }]
      : []),
    ...(byMouse.clicks === 0 && !actsByMouse ? [{ criterion: '2.5.1', what: 'A click does not reach it', where }] : []),
    ...(byTouch.clicks === 0 && !hasActed(fresh, byTouch)
      ? [{ criterion: '2.5.1', what: 'A touch does not reach it', where }]
      : actsByMouse && !hasActed(fresh, byTouch)
        ? [{ criterion: '2.5.1', what: 'It works by mouse and not by touch', where }]
        : []),
  ]
}

function hasActed(before: State, after: State): boolean {
  return before.content !== after.content || before.settings !== after.settings || before.hasPopup !== after.hasPopup
}

async function afresh(page: Page): Promise<void> {
  await page.reload()
  await page.locator('main').first().waitFor({ state: 'attached' })
  await quiet(page)
}

async function afreshTarget(page: Page, stage: string, index: number): Promise<Target | undefined> {
  await page.mouse.move(0, 0)
  await afresh(page)
  const target = (await targets(page, stage))[index]
  if (target === undefined) return undefined
  await page.evaluate(
    ([index]) => {
      const { dataset } = document.documentElement
      const wanted = document.querySelector(`[data-judged-target="${index}"]`)
      document.addEventListener(
        'click',
        ({ target }) => {
          if (target instanceof Node && wanted?.contains(target) === true)
            dataset['clicks'] = String(Number(dataset['clicks'] ?? 0) + 1)
        },
        { capture: true },
      )
      // Links are to be pressed, not followed.
      window.addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
      })
    },
    [index] as const,
  )
  return target
}

async function targets(page: Page, stage: string): Promise<readonly Target[]> {
  await openEyes(page)
  return await page.evaluate(
    ([stage, mostControls, mostOfAKind]) => {
      const { eyes } = globalThis
      const kinds = 'button, a[href], [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], summary'
      const inputs = 'input[type=checkbox], input[type=radio]'
      return eyes
        .controls(stage)
        .filter(
          (element) => element.matches(`${kinds}, ${inputs}`) && !element.matches(':disabled, [aria-disabled=true]'),
        )
        .filter((element) => !eyes.isForReadersOnly(element))
        .map((element) => ({ element, area: firstLineOf(element) }))
        .filter(({ area }) => area.y >= 0 && area.y + area.height <= window.innerHeight)
        .filter(({ element }, index, all) => {
          const before = all.slice(0, index).filter((other) => kindOf(other.element) === kindOf(element))
          return before.length < mostOfAKind
        })
        .slice(0, mostControls)
        .map(({ element, area }, index) => {
          element.setAttribute('data-judged-target', String(index))
          return { where: eyes.describe(element), area }
        })

      function kindOf(element: Element): string {
        return [element.tagName, element.getAttribute('role'), element.getAttribute('type')].join(' ')
      }
      /** The middle of a link that wraps may lie between its lines. */
      function firstLineOf(element: Element): Area {
        const [first] = element.getClientRects()
        return getComputedStyle(element).display === 'inline' && first !== undefined
          ? { x: first.x, y: first.y, width: first.width, height: first.height }
          : eyes.areaOf(element)
      }
    },
    [stage, mostControls, mostOfAKind] as const,
  )
}

async function state(page: Page, stage: string): Promise<State> {
  return await page.evaluate((stage) => {
    const roots = [...document.querySelectorAll(stage)]
    const all = roots.flatMap((root) => [...root.querySelectorAll('*')])
    const settings = ['aria-checked', 'aria-selected', 'aria-pressed', 'aria-expanded']
    return {
      settings: all
        .map((element) =>
          [
            ...settings.map((name) => element.getAttribute(name) ?? ''),
            element instanceof HTMLInputElement ? `${element.checked} ${element.value}` : '',
            element instanceof HTMLDetailsElement ? String(element.open) : '',
          ].join(' '),
        )
        .filter((setting) => setting.trim() !== '')
        .join(';'),
      content: `${location.href} ${roots.map((root) => (root instanceof HTMLElement ? root.innerText : '')).join('\n')}`,
      clicks: Number(document.documentElement.dataset['clicks'] ?? 0),
      hasPopup:
        document.querySelector('[role=dialog], [role=menu], [role=listbox], [role=tooltip], dialog[open]') !== null,
    }
  }, stage)
}

async function touch(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // The browser makes a click of it a moment later; one that never comes is what is looked for.
  await page
    .waitForFunction(() => Number(document.documentElement.dataset['clicks'] ?? 0) > 0, undefined, { timeout: 3000 })
    .catch(() => undefined)
  await session.detach()
}

function middle({ x, y, width, height }: Area): readonly [number, number] {
  return [x + width / 2, y + height / 2]
}
