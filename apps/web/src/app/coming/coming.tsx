import type { RouteObject } from 'react-router-dom'
import type { ComingPageName } from './coming-pages.ts'

/** A page that is not built yet: its address, and what stands there until it is. */
export function coming({ pattern }: { pattern: string }, name: ComingPageName): RouteObject {
  return {
    path: pattern,
    lazy: async () => {
      const { ComingPage } = await import('./ComingPage.tsx')
      return { element: <ComingPage key={name} name={name} /> }
    },
  }
}
