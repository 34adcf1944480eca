import { matchRoutes, type RouteMatch } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '#domain/page/model/paths.ts'
import { basePath } from '#platform/config/base-path.ts'
import { routes } from '#app/routes.tsx'
import { findRoutes } from './find-routes.ts'

const pages = Object.values(paths).map(({ pattern }) => `/${pattern.replaceAll(/:\w+/g, 'x y').replace('*', 'a/b')}`)
const odd = [
  '/nothing/here',
  '/spend%2Dpoints',
  '/LOGIN',
  '/login/',
  '//login',
  '/brands',
  '/brands/a/b',
  '/brands/%E0%A4%A',
  '/caf%C3%A9',
]
const addresses = ['', '/en-us', '/world', '/EN-US', '/fr'].flatMap((region) =>
  [...pages, ...odd].map((path) => `${basePath}${region}${path}`),
)

const inShort = (matches: readonly RouteMatch[] | null) =>
  (matches ?? []).map(({ route, params, pathname, pathnameBase }) => ({ route, params, pathname, pathnameBase }))

test.each([...addresses, basePath, '/elsewhere', '/'])('%s leads where the router says', (address) => {
  expect(inShort(findRoutes(routes, address))).toEqual(inShort(matchRoutes(routes, address, basePath)))
})
