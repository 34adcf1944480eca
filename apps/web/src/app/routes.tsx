import type { RouteObject } from 'react-router-dom'
import { discoveryRoutes } from '../features/discovery/discovery.routes.tsx'
import { legalRoutes } from '../features/legal/legal.routes.tsx'
import { signInRoutes } from '../features/sign-in/sign-in.routes.tsx'
import { voucherRoutes } from '../features/vouchers/vouchers.routes.tsx'
import { lazyPage } from '../platform/lazy-page.ts'
import { paths } from '../platform/paths.ts'
import { regionPrefixes } from '../platform/region/regions.ts'
import { AppRoot } from './AppRoot.tsx'
import { HomeSkeleton } from './pages/HomeSkeleton.tsx'
import { PageSlot } from './navigation/PageSlot.tsx'
import { AppError } from './shell/AppError.tsx'
import { AppLayout } from './shell/AppLayout.tsx'
import { PageError } from './shell/PageError.tsx'

/** Pages inside the shell. An error in one leaves the shell standing. */
const pages: RouteObject[] = [
  { index: true, lazy: lazyPage(() => import('./pages/HomePage.tsx'), 'HomePage') },
  ...discoveryRoutes,
  { path: paths.spendReward.pattern, lazy: lazyPage(() => import('./pages/SpendRewardPage.tsx'), 'SpendRewardPage') },
  { path: paths.earnReward.pattern, lazy: lazyPage(() => import('./pages/EarnRewardPage.tsx'), 'EarnRewardPage') },
  { path: paths.brand.pattern, lazy: lazyPage(() => import('./pages/BrandPage.tsx'), 'BrandPage') },
  { path: paths.myRewards.pattern, lazy: lazyPage(() => import('./pages/MyRewardsPage.tsx'), 'MyRewardsPage') },
  ...voucherRoutes,
  ...legalRoutes,
  { path: paths.offline.pattern, lazy: lazyPage(() => import('./pages/OfflinePage.tsx'), 'OfflinePage') },
  { path: paths.page.pattern, lazy: lazyPage(() => import('./pages/ContentPageRoute.tsx'), 'ContentPageRoute') },
  { path: '*', lazy: lazyPage(() => import('./pages/NotFoundPage.tsx'), 'NotFoundPage') },
]

const updateRequiredRoute: RouteObject = {
  path: paths.updateRequired.pattern,
  lazy: lazyPage(() => import('./pages/UpdateRequiredPage.tsx'), 'UpdateRequiredPage'),
}

/** The route table: sign-in first and outside the regions (RTE-35), then the same pages in each region (RTE-36, RTE-37). */
export const routes: RouteObject[] = [
  {
    Component: AppRoot,
    children: [
      { element: <PageSlot starting={<main aria-busy="true" />} failed={<AppError />} />, children: [...signInRoutes, updateRequiredRoute] },
      {
        Component: AppLayout,
        children: [
          {
            element: <PageSlot starting={<HomeSkeleton />} failed={<PageError />} />,
            children: ['', ...regionPrefixes].map((prefix) => ({ path: `/${prefix}`, children: pages })),
          },
        ],
      },
    ],
  },
]
