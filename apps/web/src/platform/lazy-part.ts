import { type ComponentType, lazy, type LazyExoticComponent } from 'react'

/** A part of a page whose script comes by itself; when it does not come, the page stands without the part. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.warn('A part of the page did not come', error)
      return { default: Nothing }
    }
  })
}

function Nothing() {
  return undefined
}
