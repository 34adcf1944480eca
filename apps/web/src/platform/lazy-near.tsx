import { type ComponentType, lazy, type LazyExoticComponent, useEffect } from 'react'
import { onVisible } from '#platform/islands/when.ts'

let lastPressed: HTMLButtonElement | null = null

// From before the app listens, so that no press falls between this and `begin-page.ts`.
if (typeof document !== 'undefined')
  document.addEventListener(
    'click',
    ({ target }) => {
      lastPressed = target instanceof Element ? target.closest('button') : null
    },
    { capture: true },
  )

/**
 * A part of a page whose script loads when the element with `id` comes near the window. In a prerendered page its markup
 * is there from the start and comes to life then; a button pressed before that is pressed again. The element must stand
 * around the Suspense boundary.
 */
export function lazyNear<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  let isAsleep = true
  function wake() {
    if (isAsleep && lastPressed !== null && document.getElementById(id)?.contains(lastPressed) === true)
      lastPressed.click()
    isAsleep = false
  }
  return lazy(async () => {
    if (typeof document !== 'undefined') await near(id)
    const Part = await load()
    function AwakePart(props: Props) {
      useEffect(wake, [])
      return <Part {...props} />
    }
    return { default: AwakePart }
  })
}

async function near(id: string): Promise<void> {
  const element = await elementOf(id)
  await new Promise<void>((resolve) => void onVisible(element, resolve))
}

/** React asks for the part while it draws what is around it, so the element may come a moment later. */
async function elementOf(id: string): Promise<Element> {
  for (;;) {
    const element = document.getElementById(id)
    if (element !== null) return element
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
