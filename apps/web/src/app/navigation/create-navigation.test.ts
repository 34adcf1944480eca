import { expect, test } from 'vitest'
import { createNavigation } from './create-navigation.ts'
import { createBrowserHistory } from './history.ts'

test('the routes of a page are found again once its script came, and stay while the query alone changes', async () => {
  history.replaceState(null, '', '/kestrel-red/one')
  const routes = [{ path: '/one', lazy: async () => ({ Component: () => null }) }]
  const navigation = createNavigation({ routes, history: createBrowserHistory() })
  const unloaded = navigation.state.matches
  await expect.poll(() => navigation.state.isReady).toBe(true)
  const { matches } = navigation.state
  expect(matches).not.toBe(unloaded)
  expect(matches[0]?.route.Component).toBeDefined()
  await navigation.navigate('/one?sort=cost')
  expect(navigation.state.location.search).toBe('?sort=cost')
  expect(navigation.state.matches).toBe(matches)
})
