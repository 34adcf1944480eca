import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** How far below the window a part may be when its script starts to load. */
const margin = '600px'

/**
 * A part of a page whose script loads when the element with `id` comes near the window. In a prerendered page its markup
 * is there from the start and comes to life then; the element must stand around the Suspense boundary.
 */
export function lazyNear<Props>(id: string, load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (typeof document !== 'undefined') await near(id)
    return { default: await load() }
  })
}

async function near(id: string): Promise<void> {
  const element = await elementOf(id)
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
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
