import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { render } from '@testing-library/react'
import { App } from '#app/App.tsx'
import { AppRouter } from '#app/navigation/AppRouter.tsx'
import { createNavigation } from '#app/navigation/create-navigation.ts'
import { createMemoryHistory } from '#app/navigation/history.ts'
import { routes as appRoutes } from '#app/routes.tsx'
import { basePath } from '#platform/config/base-path.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { followRegion } from '#platform/region/follow-region.ts'
import { connectApp } from './connect-app.ts'

export { control } from './connect-app.ts'

/**
 * Opens an address of the app, without base path, against the sandbox: as a visitor, or as a member who is signed in
 * through the identity provider. Returns where the app is, and how to go elsewhere. `routes` are other ones than the app's,
 * for a part that no page has yet; a `queryClient` of its own tells a test what is still being fetched.
 */
export async function renderRoute(
  path: string,
  member?: TestMember,
  routes = appRoutes,
  queryClient = createQueryClient(),
) {
  await connectApp(path, member)
  const history = createMemoryHistory(`${basePath}${path}`)
  const navigation = createNavigation({ routes, history })
  navigation.subscribe(() => followRegion(navigation.state.location.pathname.replace(basePath, '')))
  render(
    <App queryClient={queryClient}>
      <AppRouter navigation={navigation} />
    </App>,
  )
  return navigation
}
