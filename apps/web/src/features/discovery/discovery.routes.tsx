import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../platform/lazy-page.ts'
import { paths } from '../../platform/paths.ts'

/** The two lists: what to spend points on, and how to earn them (RTE-07, RTE-09). */
export const discoveryRoutes: RouteObject[] = [
  { path: paths.spend.pattern, lazy: lazyPage(() => import('./pages/SpendListPage.tsx'), 'SpendListPage') },
  { path: paths.earn.pattern, lazy: lazyPage(() => import('./pages/EarnListPage.tsx'), 'EarnListPage') },
]
