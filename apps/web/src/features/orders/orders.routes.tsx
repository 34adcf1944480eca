import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../platform/lazy-page.ts'
import { paths } from '../../platform/paths.ts'

/** One order (RTE-23) and its confirmation (RTE-25); the list is a tab of my rewards. */
export const orderRoutes: RouteObject[] = [
  { path: paths.order.pattern, lazy: lazyPage(() => import('./pages/OrderPage.tsx'), 'OrderPage') },
  {
    path: paths.orderConfirmation.pattern,
    lazy: lazyPage(() => import('./pages/OrderConfirmationPage.tsx'), 'OrderConfirmationPage'),
  },
]
