import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { closeToast } from '#platform/toasts/toast-store.ts'
import { setConnection } from '#test/connection.ts'
import { renderRoute } from '#test/render-route.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  act(() => {
    onlineManager.setOnline(true)
    closeToast()
  })
})

const main = async () => within(await screen.findByRole('main'))
const offline = async () => (await main()).findByRole('heading', { level: 1, name: 'You’re offline' })

// The first: the toasts come with the first interaction, which is the press here, and stay.
test('a page that itself says that the connection has gone says it alone', async () => {
  await setConnection(false)
  await renderRoute('/offline')
  expect(await offline()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Still no connection. Check your network and try again.')).toBeVisible()
  expect(screen.queryByText(/^You’re offline\. /)).toBeNull()
})

test('a page that cannot load says so, and comes by itself when there is a connection [ERR-38]', async () => {
  const navigation = await renderRoute('/my-rewards')
  await (await main()).findByRole('heading', { level: 1 })
  await setConnection(false)
  await act(() => navigation.navigate('/terms-and-conditions'))
  expect(await offline()).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 }), 'the page beneath is hidden from everybody').toHaveLength(1)
  await userEvent.click((await main()).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Still no connection. Check your network and try again.')).toBeVisible()
  await setConnection(true)
  expect(await (await main()).findByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible()
  expect(screen.queryByText('You’re offline')).toBeNull()
})

test('trying again finds a connection that the browser did not tell of [ERR-38]', async () => {
  const navigation = await renderRoute('/my-rewards')
  await (await main()).findByRole('heading', { level: 1 })
  await setConnection(false)
  await act(() => navigation.navigate('/privacy-policy'))
  await offline()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  await userEvent.click((await main()).getByRole('button', { name: 'Try again' }))
  expect(await (await main()).findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
})

test('a page that is there stays, whatever it asks for next', async () => {
  const navigation = await renderRoute('/spend-kestrel-points')
  const more = await (await main()).findByRole('button', { name: 'Load more' })
  await setConnection(false)
  await userEvent.click(more)
  expect((await main()).getAllByRole('listitem').length).toBeGreaterThan(5)
  expect(screen.queryByText('You’re offline')).toBeNull()
  expect(navigation.state.location.pathname).toBe('/kestrel-red/spend-kestrel-points')
})

test('that the connection has gone is said until it is back', async () => {
  await renderRoute('/my-rewards')
  await userEvent.click(await screen.findByRole('main'))
  await screen.findByRole('region', { name: 'Notifications' })
  await setConnection(false)
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline. We’ll pick up where you left off')
  await setConnection(true)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getByText('You’re back online.')).toBeVisible()
})

test('that the connection has gone is said again to who leaves a page that said it itself', async () => {
  const navigation = await renderRoute('/my-rewards')
  await userEvent.click(await screen.findByRole('main'))
  await screen.findByRole('region', { name: 'Notifications' })
  await setConnection(false)
  await screen.findByRole('alert')
  await act(() => navigation.navigate('/terms-and-conditions'))
  expect(await offline()).toBeVisible()
  expect(screen.queryByText(/^You’re offline\. /)).toBeNull()
  await act(() => navigation.navigate('/my-rewards'))
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline. We’ll pick up where you left off')
})

test('that the connection has gone is said to who loses it before the app could listen', async () => {
  await setConnection(false)
  await renderRoute('/my-rewards')
  await userEvent.click(await screen.findByRole('main'))
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline. We’ll pick up where you left off')
  await setConnection(true)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('the offline screen has an address of its own, which leads home when there is a connection [ERR-38]', async () => {
  await setConnection(false)
  const navigation = await renderRoute('/offline')
  expect(await offline()).toBeVisible()
  await setConnection(true)
  await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/'))
})
