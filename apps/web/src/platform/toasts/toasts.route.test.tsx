import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ApiError } from '@clubhouse/rest-client/errors'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { handleError } from '#platform/errors/handle-error.ts'
import { closeToast, showToast } from '#platform/toasts/toast-store.ts'
import { favouriteToasts } from '#domain/favourite/state/favourite-toasts.ts'
import { renderRoute } from '#test/render-route.tsx'

afterEach(async () => {
  vi.useRealTimers()
  await during(closeToast)
})

/** The store tells its readers a moment later. */
const during = (work: () => unknown) => act(() => Promise.resolve(work()))

/** A page that has had a toast before: what draws them comes with the first. */
async function open() {
  await renderRoute('/my-rewards')
  await during(() => showToast({ type: 'information', message: 'Before.' }))
  await screen.findByText('Before.')
  await during(closeToast)
}

describe('a toast', () => {
  test('says its message by its type, and closes by its button when it has one [TST-01] [TST-02] [TST-04]', async () => {
    await open()
    await during(() => showToast({ type: 'error', message: 'No luck.' }))
    expect(screen.getByRole('alert')).toHaveTextContent('No luck.')
    await userEvent.click(screen.getByRole('button', { name: 'Close notification' }))
    await waitFor(() => expect(screen.queryByText('No luck.')).toBeNull())
    await during(() => showToast({ type: 'success', message: 'Done.', isClosable: false }))
    expect(screen.getByText('Done.')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Close notification' })).toBeNull()
  })

  test('takes the place of one that is there, even with the same words [TST-03]', async () => {
    await open()
    await during(() => showToast({ type: 'warning', message: 'First.' }))
    const first = screen.getByText('First.')
    await during(() => showToast({ type: 'warning', message: 'Second.' }))
    expect(screen.queryByText('First.')).toBeNull()
    const second = screen.getByText('Second.')
    await during(() => showToast({ type: 'warning', message: 'Second.' }))
    expect(screen.getAllByText('Second.')).toHaveLength(1)
    expect(first).not.toBeInTheDocument()
    expect(second, 'one that stays is not read out again').not.toBeInTheDocument()
  })
})

test('the first one is shown, too', async () => {
  await renderRoute('/my-rewards')
  await during(() => showToast({ type: 'error', message: 'No luck.' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('No luck.')
})

describe('what became of a favourite is told for its time', () => {
  test.each([
    ['added', favouriteToasts.added, 'Added to your favourites', 3000],
    ['the limit', favouriteToasts.limitReached, 'You can keep up to 9 favourites. Remove one to add another.', 3000],
    ['removed', favouriteToasts.removed, 'Removed from your favourites', 6000],
  ])('%s [TST-02] [TST-06] [TST-07] [TST-08] [CST-07.a]', async (_what, show, text, time) => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] })
    await during(show)
    const toast = screen.getByText(text)
    expect(toast.closest('[data-type]')).toHaveAttribute('data-type', 'information')
    await during(() => vi.advanceTimersByTime(time - 1))
    expect(toast).toBeInTheDocument()
    await during(() => vi.advanceTimersByTime(1))
    expect(toast).not.toBeInTheDocument()
  })
})

test('an error that nobody shows is told in the words for its code [ERR-16] [ERR-22]', async () => {
  await open()
  handleError(new ApiError('bad_request', 'server text', { operationId: 'redeemPromotion', code: 'VXP' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The voucher has expired.')
})

test('what the member called off is not told at all [ERR-14]', async () => {
  await open()
  handleError(new ApiError('user_cancelled', 'called off', { operationId: 'placeOrder' }))
  handleError(new ApiError('server_error', 'x', { operationId: 'listOrders', status: 500 }))
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1))
  expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong. Please try again later')
})
