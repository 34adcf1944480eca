import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { restoreSession } from '#platform/auth/auth.ts'
import { currentSession } from '#platform/auth/session-store.ts'
import { blockCookies } from '#test/block-cookies.ts'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(() => vi.restoreAllMocks())

const main = async () => within(await screen.findByRole('main'))
const loginButton = async () => within(await screen.findByRole('banner')).findByRole('button', { name: 'Login / Join' })

describe('the session ends for everybody', () => {
  test('when a call says that nobody is signed in [ERR-15] [ERR-04]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'listVouchers', member: member.email, times: 1, status: 401 })
    await renderRoute('/my-rewards/vouchers', member)
    expect(await loginButton()).toBeVisible()
    expect(currentSession().kind).toBe('unauthenticated')
  })

  test('when a call says twice that it is forbidden [ERR-15] [ERR-04]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({
      operationId: 'listVouchers',
      member: member.email,
      times: 2,
      status: 403,
      code: 'FORBIDDEN',
    })
    await renderRoute('/my-rewards/vouchers', member)
    expect(await loginButton()).toBeVisible()
    expect((await control.requests({ operationId: 'listVouchers', member: member.email })).length).toBe(2)
  })

  test('when the server does not know the member [ERR-15]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({
      operationId: 'getProfile',
      member: member.email,
      times: 1,
      status: 404,
      code: 'NOT_FOUND',
    })
    await renderRoute('/my-rewards/vouchers', member)
    expect(await loginButton()).toBeVisible()
  })
})

describe('the session goes on', () => {
  test.each([
    ['a thing is not there', 1, 404, 'NOT_FOUND'],
    ['an action is not allowed', 2, 403, 'ACTION_NOT_ALLOWED'],
    ['the server fails', 1, 500, 'SERVER_ERROR'],
  ])('when %s, and the page says so and loads on request [ERR-13] [ERR-15]', async (_what, times, status, code) => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'listVouchers', member: member.email, times, status, code })
    await renderRoute('/my-rewards/vouchers', member)
    const panel = within(await (await main()).findByRole('alert'))
    expect(currentSession().kind).toBe('authenticated')
    await userEvent.click(panel.getByRole('button'))
    expect(await (await main()).findAllByRole('listitem')).toHaveLength(10)
  })

  test('when the balance cannot be had: no toast tells of it [ERR-17]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'getBalances', member: member.email, times: 1, status: 500 })
    await renderRoute('/terms-and-conditions', member)
    await waitFor(async () => {
      const calls = await control.requests({ operationId: 'getBalances', member: member.email })
      expect(calls.map(({ status }) => status)).toContain(500)
    })
    await screen.findAllByText(/We couldn’t load your points/)
    expect(screen.queryByText('Oops, something went wrong. Please try again later')).toBeNull()
  })
})

test('an earn reward without an address to go to is written down, and nothing more [ERR-44]', async () => {
  const warn = vi.spyOn(console, 'warn')
  const member = await control.createMember('gb.member')
  const list = await fetch(`${control.origin}/api/discoveries/rewards/earn/public?viewingRegion=GB&limit=100`)
  const { rewards } = (await list.json()) as { rewards: { rewardId: string; earnType: string; earnUrl?: string }[] }
  const reward = rewards.find(({ earnType }) => earnType === 'OFFSITE_LINK_STANDARD')
  if (reward === undefined) throw new Error('There is no earn reward with a plain link')
  const { earnUrl: _earnUrl, ...body } = reward
  await control.addFault({ operationId: 'getEarnReward', member: member.email, times: 1, status: 200, body })
  await renderRoute(`/earn-kestrel-points/${reward.rewardId}`, member)
  expect(await (await main()).findByRole('button', { name: 'Earn points' })).toBeDisabled()
  await waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining(reward.rewardId)))
  expect(screen.queryByText('Oops, something went wrong. Please try again later')).toBeNull()
})

test('where cookies are blocked the app starts for a visitor, and logging in says what to allow [ERR-50]', async () => {
  blockCookies()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await restoreSession()
  await renderRoute('/terms-and-conditions')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Cookies are blocked'), expect.anything())
  await userEvent.click(await loginButton())
  expect(await screen.findByText(/Please allow cookies and site data for this site/)).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: /terms/i })).toBeVisible()
})
