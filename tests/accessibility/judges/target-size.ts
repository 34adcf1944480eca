import { openEyes } from '../browser-eyes.ts'
import type { Finding, Judge } from '../judge.ts'

/** Targets of 24 px, or room around them; what stays under 44 px is told as information. */
export const targetSizeJudge: Judge = {
  name: 'target-size',
  criteria: ['2.5.8', '2.5.5'],
  judge: async (page, stage) => {
    await openEyes(page)
    return await page.evaluate((stage) => {
      type Target = { readonly element: Element; readonly rect: DOMRect }
      const { eyes } = globalThis

      // A label is part of its control's target.
      const labelsOf = (element: Element) =>
        element instanceof HTMLInputElement ? [...(element.labels ?? [])].filter((label) => eyes.isShown(label)) : []
      const isPointing = (element: Element) =>
        !eyes.isForReadersOnly(element) &&
        getComputedStyle(element).pointerEvents !== 'none' &&
        !element.matches(':disabled, [aria-disabled=true]')

      /** How far a press still reaches the control, which may be further than its box. */
      const reach = (element: Element, rect: DOMRect) => {
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        const now = element.getBoundingClientRect()
        const x = now.left + now.width / 2
        const y = now.top + now.height / 2
        const hits = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy)
          return hit !== null && (element.contains(hit) || labelsOf(element).some((label) => label.contains(hit)))
        }
        const far = (dx: number, dy: number) => {
          let steps = 0
          while (steps < 24 && hits(dx * (steps + 1), dy * (steps + 1))) steps++
          return steps
        }
        const width = Math.max(rect.width, far(-1, 0) + far(1, 0) + 1)
        const height = Math.max(rect.height, far(0, -1) + far(0, 1) + 1)
        return { width, height }
      }

      const isInText = (element: Element) => {
        if (getComputedStyle(element).display !== 'inline') return false
        const words = (element.parentElement?.textContent ?? '').trim()
        return words.length > (element.textContent ?? '').trim().length
      }

      const inside = (target: Element, others: readonly Element[]) =>
        others.some((other) => other !== target && other.contains(target))
      const all = eyes.controls(stage).filter(isPointing)
      const targets: Target[] = all
        .filter((element) => !inside(element, all))
        .map((element) => ({ element, rect: element.getBoundingClientRect() }))

      const distance = (x: number, y: number, rect: DOMRect) =>
        Math.hypot(Math.max(rect.left - x, 0, x - rect.right), Math.max(rect.top - y, 0, y - rect.bottom))
      const hasRoom = ({ element, rect }: Target, small: ReadonlySet<Element>) => {
        const x = rect.left + rect.width / 2
        const y = rect.top + rect.height / 2
        return targets.every((other) => {
          if (other.element === element) return true
          if (distance(x, y, other.rect) < 12) return false
          const ox = other.rect.left + other.rect.width / 2
          const oy = other.rect.top + other.rect.height / 2
          return !small.has(other.element) || Math.hypot(ox - x, oy - y) >= 24
        })
      }

      const { scrollX, scrollY } = window
      const sizes = new Map(
        targets.map(({ element, rect }) => [
          element,
          rect.width < 44 || rect.height < 44 ? reach(element, rect) : { width: rect.width, height: rect.height },
        ]),
      )
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
      const sizeOf = (element: Element) => sizes.get(element) ?? { width: 0, height: 0 }
      const isUnder = (element: Element, limit: number) =>
        sizeOf(element).width < limit - 0.5 || sizeOf(element).height < limit - 0.5
      const small = new Set(targets.map(({ element }) => element).filter((element) => isUnder(element, 24)))

      return targets.flatMap((target): Finding[] => {
        const { element } = target
        if (isInText(element) || !isUnder(element, 44)) return []
        const { width, height } = sizeOf(element)
        const size = `${Math.round(width)} by ${Math.round(height)} px`
        const where = eyes.describe(element)
        if (small.has(element) && !hasRoom(target, small))
          return [{ criterion: '2.5.8', what: `The target is ${size}, with another one too near`, where }]
        return [{ criterion: '2.5.5', what: `The target is ${size}`, where, isInformation: true }]
      })
    }, stage)
  },
}
