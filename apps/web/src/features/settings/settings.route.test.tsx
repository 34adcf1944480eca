import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooseCookies, closeConsentSettings } from '#platform/consent/consent-store.ts'
import { necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const path = '/account/settings'
const settingOf = (name: string) => screen.findByRole('switch', { name })
const stored = async ({ email }: TestMember) => (await control.member(email)).profile as Record<string, unknown>

afterEach(() => {
  act(closeConsentSettings)
  connectShell(noShell)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the settings', () => {
  test.each([
    ['gb.member', path, 'Authorise customer support'],
    ['us.member', `/en-us${path}`, 'Authorize customer support'],
    ['world.member', `/world${path}`, 'Authorise customer support'],
  ])('of %s have every entry [ACC-12] [ACC-13] [ACC-14] [ACC-17] [RTE-46.o]', async (sample, address, support) => {
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
  test('are turned on for the app, and a browser neither promises any nor asks whether it may show them [ACC-12]', async () => {
    const requestPermission = vi.fn()
    vi.stubGlobal('Notification', { permission: 'default', requestPermission })
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    const each = await settingOf('Get notifications')
    expect(each).toHaveAccessibleDescription(
      'News of your points, orders and vouchers, on a phone with the Kestrel Red app. This browser doesn’t show notifications.',
    )
    await userEvent.click(each)
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect((await stored(member))['notifications']).toBe(true)
    expect(requestPermission).not.toHaveBeenCalled()
  })

  test('come to the phone that the member has in hand, in the app [ACC-12]', async () => {
    connectShell(createFakeShell().port)
    await renderRoute(path, await control.createMember('gb.member'))
    expect(await settingOf('Get notifications')).toHaveAccessibleDescription(
      'News of your points, orders and vouchers from Kestrel Red, on your phone.',
    )
  })
})
