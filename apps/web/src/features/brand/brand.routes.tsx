import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../platform/lazy-page.ts'
import { paths } from '../../platform/paths.ts'

/** A partner brand (RTE-11). */
export const brandRoutes: RouteObject[] = [{ path: paths.brand.pattern, lazy: lazyPage(() => import('./pages/BrandPage.tsx'), 'BrandPage') }]
