import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../platform/lazy-page.ts'
import { paths } from '../../platform/paths.ts'

/** Terms and privacy (RTE-02, RTE-03). */
export const legalRoutes: RouteObject[] = [
  { path: paths.terms.pattern, lazy: lazyPage(() => import('./pages/TermsPage.tsx'), 'TermsPage') },
  { path: paths.privacy.pattern, lazy: lazyPage(() => import('./pages/PrivacyPage.tsx'), 'PrivacyPage') },
]
