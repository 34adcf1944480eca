import { matchRoutes, type RouteObject } from 'react-router-dom'
import { basePath } from '#platform/config/base-path.ts'
import { lazyPage } from '#platform/lazy-page.ts'
import type { FlagGateProps } from './FlagGate.tsx'

/** Who may open a page: everybody, or members alone. */
export type Access = 'everybody' | 'members'

/** Marks a route whose page itself says what visitors get instead. */
export const forMembers = { access: 'members' satisfies Access }

/** Pages that only members may open; visitors are asked to log in. */
export function membersOnly(children: RouteObject[]): RouteObject {
  return {
    handle: forMembers,
    lazy: lazyPage(() => import('#features/sign-in/components/MemberGate.tsx'), 'MemberGate'),
    children,
  }
}

/** Pages that are there while a flag is on. */
export function behindFlag(
  flag: FlagGateProps['flag'],
  otherwise: FlagGateProps['otherwise'],
  children: RouteObject[],
): RouteObject {
  return {
    lazy: async () => {
      const { FlagGate } = await import('./FlagGate.tsx')
      return { element: <FlagGate flag={flag} otherwise={otherwise} /> }
    },
    children,
  }
}

/** Who may open the page at a path, without base (RTE-48, RTE-49). */
export function accessTo(routes: RouteObject[], path: string): Access {
  const matches = matchRoutes(routes, `${basePath}${path}`, basePath) ?? []
  return matches.some(({ route }) => route.handle === forMembers) ? 'members' : 'everybody'
}
