import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooseCookies, closeConsentSettings } from '#platform/consent/consent-store.ts'
import { necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const path = '/account/settings'
const settingOf = (name: string) => screen.findByRole('switch', { name })
const sent = async (operationId: string, { email }: TestMember) => control.requests({ operationId, member: email })
const stored = async ({ email }: TestMember) => (await control.member(email)).profile as Record<string, unknown>

afterEach(() => {
  act(closeConsentSettings)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the settings', () => {
  test.each([
    ['gb.member', path, 'Authorise customer support'],
    ['us.member', `/en-us${path}`, 'Authorize customer support'],
    ['world.member', `/world${path}`, 'Authorise customer support'],
  ])('of %s have every entry [ACC-12] [ACC-13] [ACC-14] [ACC-17] [RTE-46]', async (sample, address, support) => {
    await renderRoute(address, await control.createMember(sample))
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await settingOf('Emails')
    const main = within(screen.getByRole('main'))
    const entries = main.getAllByRole('group').map((region) => [
      within(region).getByRole('heading', { level: 2 }).textContent,
      ...within(region)
        .queryAllByRole('switch')
        .map((each) => each.closest('label')?.textContent),
    ])
    expect(entries).toEqual([
      ['Notifications', 'Get notifications'],
      ['Communication preferences', 'Emails', 'Texts'],
      ['Content preferences', 'Hide alcohol', 'Hide gambling'],
      ['Customer support', support],
      ['Terms and privacy'],
    ])
    const base = `/kestrel-red${address.replace(path, '')}`
    for (const [name, page] of [
      ['Terms and conditions', 'terms-and-conditions'],
      ['Privacy policy', 'privacy-policy'],
      ['Cookie policy', 'cookie-policy'],
    ] as const)
      expect(main.getByRole('link', { name })).toHaveAttribute('href', `${base}/${page}`)
  })

  test('lead to the choices about cookies [ACC-12] [CKE-06]', async () => {
    chooseCookies(necessaryOnly)
    await renderRoute(path, await control.createMember('gb.member'))
    await userEvent.click(await screen.findByRole('button', { name: 'Privacy settings' }))
    expect(await screen.findByRole('dialog', { name: 'Cookie settings' })).toBeVisible()
  })

  test('have no content preferences for a member for whom alcohol and gambling are restricted [ACC-15]', async () => {
    await renderRoute(path, await control.createMember('gb.restricted'))
    await settingOf('Emails')
    expect(screen.queryByRole('heading', { name: 'Content preferences' })).toBeNull()
    expect(screen.queryByRole('switch', { name: /^Hide/ })).toBeNull()
  })

  test('show what the member chose before [ACC-14]', async () => {
    await renderRoute(path, await control.createMember('gb.optout'))
    expect(await settingOf('Hide alcohol')).toBeChecked()
    expect(await settingOf('Hide gambling')).toBeChecked()
  })

  test('say so when they cannot be had, and come on request', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'getProfile', member: member.email, times: 9, status: 500 })
    await renderRoute(path, member)
    expect(await screen.findByText('We couldn’t load your settings')).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Privacy policy' })).toBeVisible()
    await control.clearFaults()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await settingOf('Emails')).toBeVisible()
  })
})

describe('notifications', () => {
  const browser = (permission: NotificationPermission, answer = permission) => {
    const access = { permission, requestPermission: vi.fn(async () => (access.permission = answer)) }
    vi.stubGlobal('Notification', access)
    return access
  }
  const turnOn = async () => userEvent.click(await settingOf('Get notifications'))

  test('are turned on once the browser may show them [ACC-12]', async () => {
    const { requestPermission } = browser('default', 'granted')
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    await turnOn()
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(requestPermission).toHaveBeenCalledOnce()
    expect((await stored(member))['notifications']).toBe(true)
  })

  test('stay off while the browser blocks them, and how to allow them is said', async () => {
    browser('default', 'denied')
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    await turnOn()
    const each = await settingOf('Get notifications')
    await waitFor(() =>
      expect(each).toHaveAccessibleDescription(expect.stringContaining('This browser blocks our notifications.')),
    )
    expect(each).not.toBeChecked()
    expect(await sent('updateProfile', member)).toEqual([])
  })

  test('that are on elsewhere can be allowed in this browser too', async () => {
    const { requestPermission } = browser('default', 'granted')
    await renderRoute(path, await control.createMember('gb.member', { profile: { notifications: true } }))
    await userEvent.click(await screen.findByRole('button', { name: 'Allow in this browser' }))
    expect(requestPermission).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Allow in this browser' })).toBeNull())
  })

  test('are a choice for other devices where the browser has none', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    expect(await screen.findByText(/This browser can’t show notifications/)).toBeVisible()
    await turnOn()
    await waitFor(async () => expect((await stored(member))['notifications']).toBe(true))
  })
})
