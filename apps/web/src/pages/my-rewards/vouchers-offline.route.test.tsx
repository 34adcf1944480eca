import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { endSession } from '#platform/auth/auth.ts'
import { setConnection } from '#test/connection.ts'
import { control, renderRoute } from '#test/render-route.tsx'
import { answerVouchers, coffeeVoucher as coffee } from '#test/vouchers.ts'

const main = async () => within(await screen.findByRole('main'))
const heading = async (name: string) => (await main()).findByRole('heading', { level: 1, name })

afterEach(() => {
  vi.restoreAllMocks()
  act(() => onlineManager.setOnline(true))
})

describe('without a connection', () => {
  const kept = /^We can’t reach the club/
  const inStorage = () => JSON.stringify(Object.entries(sessionStorage))

  test('what a member has seen is still there, as it was, until they log out', async () => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [coffee])
    await renderRoute('/my-rewards/vouchers/v1', member)
    await heading('Any hot drink')
    expect((await main()).queryByText(kept)).toBeNull()
    cleanup()

    await setConnection(false)
    const router = await renderRoute('/my-rewards/vouchers/v1', member)
    await heading('Any hot drink')
    expect((await main()).getByRole('img', { name: /^QR code/ })).toBeVisible()
    expect((await main()).getByText('KQ7M-4XHD-92TA')).toBeVisible()
    expect(await (await main()).findByText(kept)).toBeVisible()

    await setConnection(true)
    await waitFor(async () => expect((await main()).queryByText(kept)).toBeNull())
    expect(inStorage()).toContain('KQ7M-4XHD-92TA')
    act(() => endSession())
    expect(await heading('JOIN THE CLUB')).toBeVisible()
    expect(inStorage()).not.toContain('KQ7M-4XHD-92TA')
    expect(router.state.location.pathname).toBe('/kestrel-red/my-rewards/vouchers/v1')
  })

  test('the list is there as well, and leads to vouchers that were not opened yet', async () => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [coffee])
    await renderRoute('/my-rewards/vouchers', member)
    await (await main()).findByRole('link', { name: 'Any hot drink' })
    cleanup()

    await setConnection(false)
    await renderRoute('/my-rewards/vouchers', member)
    const link = await (await main()).findByRole('link', { name: 'Any hot drink' })
    expect(await (await main()).findByText(kept)).toBeVisible()
    await userEvent.click(link)
    await heading('Any hot drink')
    expect(await (await main()).findByText(kept)).toBeVisible()
  })

  test('a voucher that cannot be had anew stands as it was', async () => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [coffee], 1)
    await renderRoute('/my-rewards/vouchers/v1', member)
    await heading('Any hot drink')
    cleanup()
    await control.addFault({ operationId: 'listVouchers', member: member.email, status: 400 })
    await renderRoute('/my-rewards/vouchers/v1', member)
    expect(await (await main()).findByText(kept)).toBeVisible()
    expect((await main()).getByText('KQ7M-4XHD-92TA')).toBeVisible()
  })

  test('a voucher that is gone meanwhile is not kept', async () => {
    const member = await control.createMember('gb.empty')
    await answerVouchers(member, [coffee], 1)
    await renderRoute('/my-rewards/vouchers/v1', member)
    await heading('Any hot drink')
    cleanup()
    await renderRoute('/my-rewards/vouchers/v1', member)
    expect(await (await main()).findByRole('link', { name: 'Browse rewards' })).toBeVisible()
    expect(inStorage()).not.toContain('KQ7M-4XHD-92TA')
  })
})
