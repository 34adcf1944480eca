import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../platform/lazy-page.ts'
import { paths } from '../../platform/paths.ts'

/** One voucher (RTE-23); the list is a tab of my rewards. */
export const voucherRoutes: RouteObject[] = [
  { path: paths.voucher.pattern, lazy: lazyPage(() => import('./pages/VoucherPage.tsx'), 'VoucherPage') },
]
