import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../platform/lazy-page.ts'
import { paths } from '../../platform/paths.ts'

/** Login and its callbacks: outside the regions and before them (RTE-15 to RTE-17, RTE-35). */
export const signInRoutes: RouteObject[] = [
  { path: paths.login.pattern, lazy: lazyPage(() => import('./pages/LoginPage.tsx'), 'LoginPage') },
  {
    path: paths.loginSuccess.pattern,
    lazy: lazyPage(() => import('./pages/LoginSuccessPage.tsx'), 'LoginSuccessPage'),
  },
  {
    path: paths.logoutSuccess.pattern,
    lazy: lazyPage(() => import('./pages/LogoutSuccessPage.tsx'), 'LogoutSuccessPage'),
  },
]
