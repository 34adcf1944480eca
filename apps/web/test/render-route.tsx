import { sandboxControl, type TestMember } from '@clubhouse/test-kit/sandbox-control'
import { signIn } from '@clubhouse/test-kit/sign-in'
import { configureContentClient } from '@clubhouse/content-client/configure'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import { render } from '@testing-library/react'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { inject } from 'vitest'
import { App } from '../src/app/App.tsx'
import { AppRouter } from '../src/app/navigation/AppRouter.tsx'
import { createNavigation } from '../src/app/navigation/create-navigation.ts'
import { routes as appRoutes } from '../src/app/routes.tsx'
import { setSession } from '../src/platform/auth/session-store.ts'
import { setAppConfig } from '../src/platform/config/app-config.ts'
import { parseConfig } from '../src/platform/config/parse-config.ts'
import { createQueryClient } from '../src/platform/query/query-client.ts'
import { followRegion } from '../src/platform/region/follow-region.ts'
import { regionOf } from '../src/platform/region/regions.ts'

/** The control calls of the sandbox behind the routes. */
export const control = sandboxControl(inject('sandboxOrigin'))

/**
 * Opens an address of the app, without base path, against the sandbox: as a visitor, or as a member who is signed in
 * through the identity provider. Answers where the app is, and how to go elsewhere. `routes` are other ones than the app's,
 * for a part that no page has yet.
 */
export async function renderRoute(path: string, member?: TestMember, routes = appRoutes) {
  const config = parseConfig(await (await fetch(`${control.origin}/kestrel-red/config.json`)).json())
  const tokens = member === undefined ? undefined : await signIn(control, member)
  setAppConfig(config)
  followRegion(path)
  configureContentClient({ url: config.hosts.content, ...config.content })
  configureRestClient({
    hosts: config.hosts,
    viewingRegion: () => regionOf(path).countryCode,
    memberTokens: () =>
      tokens === undefined ? Promise.reject(new Error('A visitor has no tokens')) : Promise.resolve(tokens),
  })
  setSession(
    member === undefined
      ? { kind: 'unauthenticated' }
      : { kind: 'authenticated', member: { memberId: member.memberId, email: member.email } },
  )
  const history = createMemoryHistory({ initialEntries: [`/kestrel-red${path}`] })
  const navigation = createNavigation({ routes, history })
  navigation.subscribe(() => followRegion(navigation.state.location.pathname.replace('/kestrel-red', '')))
  render(
    <App queryClient={createQueryClient()}>
      <AppRouter navigation={navigation} />
    </App>,
  )
  return navigation
}
