import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { expect, test } from 'vitest'
import { Outlet } from '#platform/navigation/outlet.tsx'
import { AppRouter, useIsNavigating, useShown } from './AppRouter.tsx'
import { createNavigation } from './create-navigation.ts'
import { createMemoryHistory } from './history.ts'

test('the page that is left is not rendered again because the next one is on its way', async () => {
  const come = Promise.withResolvers<{ Component: () => string }>()
  let rendered = 0
  const seen: boolean[] = []
  function Progress() {
    seen.push(useIsNavigating())
    return null
  }
  function First() {
    rendered++
    return <Progress />
  }
  const routes = [
    { path: '/first', Component: First },
    { path: '/next', lazy: () => come.promise },
  ]
  const navigation = createNavigation({ routes, history: createMemoryHistory('/kestrel-red/first') })
  render(<AppRouter navigation={navigation} />)
  rendered = 0
  await act(async () => {
    void navigation.navigate('/next')
  })
  expect(seen.at(-1)).toBe(true)
  come.resolve({ Component: () => 'Next' })
  expect(await screen.findByText('Next')).toBeVisible()
  expect(rendered).toBe(0)
})

test('the first page is what is rendered next, once its script is there', async () => {
  const come = Promise.withResolvers<{ Component: () => string }>()
  function Shell() {
    return useShown().isReady ? <Outlet /> : 'Starting'
  }
  const routes = [{ Component: Shell, children: [{ path: '/first', lazy: () => come.promise }] }]
  const navigation = createNavigation({ routes, history: createMemoryHistory('/kestrel-red/first') })
  const seen: (string | null)[] = []
  render(
    <Profiler id="app" onRender={() => seen.push(document.body.textContent)}>
      <AppRouter navigation={navigation} />
    </Profiler>,
  )
  expect(screen.getByText('Starting')).toBeVisible()
  seen.length = 0
  await act(async () => come.resolve({ Component: () => 'First' }))
  expect(seen).toEqual(['First'])
})
