import { type ComponentType, lazy, type LazyExoticComponent, useEffect } from 'react'
import { onceNear } from './once-near.ts'

/**
 * A part of a page whose script loads when the element with `id` comes near the window. In a prerendered page its markup
 * is there from the start and comes to life then; a button pressed before that is pressed again. The element must stand
 * around the Suspense boundary.
 */
export function lazyNear<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  const isBrowser = typeof document !== 'undefined'
  const early = isBrowser ? keepEarlyPress(id) : undefined
  return lazy(async () => {
    if (isBrowser) await near(id)
    const Part = await load()
    function AwakePart(props: Props) {
      useEffect(() => early?.replay(), [])
      return <Part {...props} />
    }
    return { default: AwakePart }
  })
}

/** Remembers the last button that was pressed inside an element, until `replay` presses it again. */
function keepEarlyPress(id: string) {
  let pressed: HTMLButtonElement | undefined
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.closest(`#${id}`) != null) pressed = button
  }
  document.addEventListener('click', remember, { capture: true })
  return {
    replay() {
      document.removeEventListener('click', remember, { capture: true })
      pressed?.click()
      pressed = undefined
    },
  }
}

async function near(id: string): Promise<void> {
  const element = await elementOf(id)
  await new Promise<void>((resolve) => {
    // Better too early than never.
    if (onceNear(element, resolve) === undefined) resolve()
  })
}

/** React asks for the part while it draws what is around it, so the element may come a moment later. */
async function elementOf(id: string): Promise<Element> {
  for (;;) {
    const element = document.getElementById(id)
    if (element !== null) return element
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
