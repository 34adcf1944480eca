import type { RouteObject } from 'react-router-dom'
import type { ComingPageName } from '#platform/coming/coming-pages.ts'
import { paths } from '#platform/paths.ts'

/** Returns the route of a page that is not built yet: its address, and a placeholder. */
export function coming(name: ComingPageName): RouteObject {
  return {
    path: paths[name].pattern,
    lazy: async () => {
      const { ComingPage } = await import('#features/coming/components/ComingPage.tsx')
      return { element: <ComingPage key={name} name={name} /> }
    },
  }
}
