import type { RouteObject } from 'react-router-dom'
import { basePath } from '#platform/config/base-path.ts'
import type { FlagName } from '#platform/flags/generated/flags.ts'
import { type PageName, paths } from '#domain/page/model/paths.ts'
import { type Region, regionOf, regionPrefixes, regions } from '#platform/region/regions.ts'
import { AppRoot } from '#app/AppRoot.tsx'
import { findRoutes } from '#app/navigation/find-routes.ts'
import { RouteOutlet } from '#app/navigation/RouteOutlet.tsx'
import { isMembersOnly, type LoadComponent, type Page, pageOf } from '#app/pages.ts'
import { AppError } from '#app/shell/AppError.tsx'
import { AppLayout } from '#app/shell/AppLayout.tsx'
import { LazyFailedPage } from '#platform/errors/LazyFailedPage.tsx'
import { HomeSkeleton } from '#pages/home/components/HomeSkeleton.tsx'

export const loadNotFoundPage: LoadComponent = async () => (await import('#pages/system/NotFoundPage.tsx')).NotFoundPage

const names = (Object.keys(paths) as PageName[]).filter((name) => pageOf(name).within === undefined)

/** The routes of all pages, each with its page's name as `handle`: what stands outside the regions first (RTE-35 to RTE-37). */
export const routes: RouteObject[] = [
  {
    Component: AppRoot,
    children: [
      {
        element: <RouteOutlet starting={<main aria-busy="true" />} failed={<AppError />} />,
        children: names.filter((name) => pageOf(name).shell === 'none').map(pageRoute),
      },
      {
        Component: AppLayout,
        children: [
          {
            element: <RouteOutlet starting={<HomeSkeleton />} failed={<PageError />} />,
            children: [
              { path: '/', children: outerPages('none') },
              ...Object.values(regions).map(({ id, prefix }) => ({ path: `/${prefix}`, children: outerPages(id) })),
              ...['', ...regionPrefixes].map((prefix) => ({
                path: `/${prefix}`,
                children: pagesIn(regionOf(prefix)),
              })),
            ],
          },
        ],
      },
    ],
  },
]

/** Returns the name of the page at an address below the base; undefined when nothing is there. */
export function pageAt(address: string, table = routes): PageName | undefined {
  const handle: unknown = findRoutes(table, `${basePath}${address.split('?')[0]}`).at(-1)?.route.handle
  return names.find((name) => name === handle)
}

/** Returns the routes of the pages that one region has alone, or that have no region. */
function outerPages(region: Region['id'] | 'none'): RouteObject[] {
  return names.filter((name) => pageOf(name).region === region && pageOf(name).shell === undefined).map(pageRoute)
}

/**
 * Returns the routes below the prefix of a region. What another region has alone is not found here, whatever editors may
 * have put at its address (RTE-28, CON-05).
 */
function pagesIn({ id }: Region): RouteObject[] {
  return [
    ...names.flatMap((name) => {
      const { region } = pageOf(name)
      if (region === undefined) return [pageRoute(name)]
      return region === 'none' || region === id ? [] : [notFoundRoute(paths[name].pattern)]
    }),
    notFoundRoute('*'),
  ]
}

/** Returns the route of an address where nothing is. */
export function notFoundRoute(path: string): RouteObject {
  return { path, lazy: lazily(loadNotFoundPage) }
}

function pageRoute(name: PageName): RouteObject {
  const row = pageOf(name)
  const { flag, closed, subscription, load } = row
  const { pattern } = paths[name]
  if (load === undefined) return notFoundRoute(pattern)
  const lazy = lazily(load)
  const page: RouteObject = pattern === '' ? { index: true, handle: name, lazy } : { path: pattern, handle: name, lazy }
  const bySubscription = subscription === undefined ? page : dependingOnSubscription(subscription, page)
  const forMembers = isMembersOnly(row) ? membersOnly(bySubscription) : bySubscription
  return flag === undefined ? forMembers : behindFlag(flag, closed, forMembers)
}

/** Returns a route around a page that only members may open; visitors are asked to log in. */
function membersOnly(page: RouteObject): RouteObject {
  const load = async () => (await import('#features/sign-in/components/MemberGate.tsx')).MemberGate
  return { lazy: lazily(load), children: [page] }
}

/** Returns a route around a page that members have with a subscription, or without one (SUB-29). */
function dependingOnSubscription(subscription: 'held' | 'none', page: RouteObject): RouteObject {
  const lazy: LazyRoute = async () => {
    const { SubscriptionGate } = await import('#app/gates/SubscriptionGate.tsx')
    return { element: <SubscriptionGate subscription={subscription} /> }
  }
  return { lazy, children: [page] }
}

/** Returns a route around a page that is there while a flag is on. */
function behindFlag(flag: FlagName, closed: Page['closed'], page: RouteObject): RouteObject {
  const lazy: LazyRoute = async () => {
    const { FlagGate } = await import('#app/gates/FlagGate.tsx')
    return { element: <FlagGate flag={flag} closed={closed} /> }
  }
  return { lazy, children: [page] }
}

type LazyRoute = () => Promise<Pick<RouteObject, 'Component' | 'element'>>

function lazily(load: LoadComponent): LazyRoute {
  return async () => ({ Component: await load() })
}

/**
 * The inner of the two error boundaries: the page is replaced, header and footer stay. A retry reloads the document,
 * because browsers remember a script that failed to load.
 */
function PageError() {
  return <LazyFailedPage onRetry={() => location.reload()} />
}
