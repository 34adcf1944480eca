import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../platform/lazy-page.ts'
import { paths } from '../../platform/paths.ts'

/** The statement and pending points (RTE-26). */
export const activityRoutes: RouteObject[] = [
  { path: paths.activity.pattern, lazy: lazyPage(() => import('./pages/ActivityPage.tsx'), 'ActivityPage') },
]
