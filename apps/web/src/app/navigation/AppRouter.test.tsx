import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AppRouter, useIsNavigating } from './AppRouter.tsx'
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
