import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentSession } from '#platform/auth/session-store.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { followShellInfo } from '#platform/native/shell-info.ts'
import { holdTime, pass, passUntil } from '#test/bad-browser.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const path = '/account/settings'
const settingOf = (name: string) => screen.findByRole('switch', { name })
const sent = async (operationId: string, { email }: TestMember) => control.requests({ operationId, member: email })
const stored = async ({ email }: TestMember) => (await control.member(email)).profile as Record<string, unknown>
const failed = 'We couldn’t save this, so it’s as it was. Please try again.'

afterEach(() => {
  vi.useRealTimers()
  connectShell(noShell)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a switch', () => {
  test.each([
    ['gb.member', path, 'GB', 'Emails', 'marketingEmail'],
    ['gb.member', path, 'GB', 'Texts', 'marketingSms'],
    ['us.member', `/en-us${path}`, 'US', 'Hide alcohol', 'optOutPrefAlcohol'],
    ['world.member', `/world${path}`, 'WORLD', 'Hide gambling', 'optOutPrefGambling'],
    ['us.member', path, 'US', 'Emails', 'marketingEmail'],
  ])(
    'of %s at %s saves by itself for %s, says so, and can be undone: %s [ACC-16] [API-10]',
    async (sample, address, region, name, field) => {
      const member = await control.createMember(sample)
      const before = (await stored(member))[field] === true
      await renderRoute(address, member)
      const each = await settingOf(name)
      expect(each).toHaveProperty('checked', before)
      await userEvent.click(each)
      expect(each).toHaveProperty('checked', !before)
      expect(await screen.findByText('Saved.')).toBeVisible()
      expect((await stored(member))[field]).toBe(!before)
      const [request] = await sent('updateProfile', member)
      expect(request).toMatchObject({ query: { region }, body: { channel: 'WEB', [field]: !before }, status: 200 })

      await userEvent.click(screen.getByRole('button', { name: `Undo ${name}` }))
      expect(each).toHaveFocus()
      expect(each).toHaveProperty('checked', before)
      await waitFor(async () => expect((await stored(member))[field]).toBe(before))
      expect(await screen.findByText('Saved.')).toBeVisible()
    },
  )

  test('lets customer support act for the member, and no longer [ACC-17]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    for (const authorised of [true, false]) {
      await userEvent.click(await settingOf('Authorise customer support'))
      await waitFor(async () => expect((await stored(member))['supportAuthorised']).toBe(authorised))
      expect(await settingOf('Authorise customer support')).toHaveProperty('checked', authorised)
    }
  })

  test('says in which app it was pressed [API-10] [NAT-01]', async () => {
    const shell = createFakeShell()
    connectShell(shell.port)
    followShellInfo()
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    await settingOf('Emails')
    const channels = ['IOS', 'ANDROID', 'WEB']
    for (const [index, platform] of ['ios', 'android', 'a newer one'].entries()) {
      shell.say({ type: 'shell_info', platform })
      await userEvent.click(await settingOf('Emails'))
      await waitFor(async () => expect(await sent('updateProfile', member)).toHaveLength(index + 1))
    }
    const bodies = (await sent('updateProfile', member)).map(({ body }) => body as { channel: string })
    expect(bodies.map(({ channel }) => channel)).toEqual(channels)
  })

  test('hides at once what the member would rather not see [ACC-14]', async () => {
    const member = await control.createMember('gb.member')
    const router = await renderRoute(path, member)
    await userEvent.click(await settingOf('Hide alcohol'))
    expect(await screen.findByText('Saved.')).toBeVisible()
    await act(() => router.navigate('/account'))
    await screen.findByRole('heading', { level: 1, name: 'Account' })
    await act(() => router.navigate(path))
    expect(await settingOf('Hide alcohol')).toBeChecked()
  })

  test.each([
    ['Emails', 'updateProfile', { status: 500 }],
    ['Emails', 'updateProfile', { status: 400, code: 'INVALID_PROFILE' }],
    ['Texts', 'updateProfile', { status: 406 }],
    ['Hide alcohol', 'updateProfile', { drop: 'before' as const }],
    ['Authorise customer support', 'setSupportAuthorisation', { status: 500 }],
  ])('%s takes itself back when %s fails with %j, and says so', async (name, operationId, fault) => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId, member: member.email, times: 1, ...fault })
    await renderRoute(path, member)
    const each = await settingOf(name)
    const before = (each as HTMLInputElement).checked
    await userEvent.click(each)
    await waitFor(() => expect(each).toHaveAccessibleDescription(expect.stringContaining(failed)))
    expect(each).toBeInvalid()
    expect(each).toHaveProperty('checked', before)
    expect(screen.queryByText('Saved.')).toBeNull()
    await userEvent.click(each)
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(each).toBeValid()
    expect(each).toHaveProperty('checked', !before)
  })

  test('that gets no answer for 20 seconds says so meanwhile, then takes itself back, and can be pressed again', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    const each = await settingOf('Emails')
    const before = (each as HTMLInputElement).checked
    await control.addFault({ operationId: 'updateProfile', member: member.email, times: 1, delayMs: 120_000 })
    holdTime()
    fireEvent.click(each)
    await pass(19_000)
    expect(screen.getByText('Saving…')).toBeInTheDocument()
    expect(each).toHaveProperty('checked', !before)
    await passUntil(() => each.getAttribute('aria-invalid') === 'true')
    vi.useRealTimers()
    expect(each).toHaveAccessibleDescription(expect.stringContaining(failed))
    expect(each).toHaveProperty('checked', before)
    expect(await sent('updateProfile', member)).toEqual([])
    await userEvent.click(each)
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(await sent('updateProfile', member)).toHaveLength(1)
  })

  test('is saved when the answer is lost on the way', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'updateProfile', member: member.email, times: 1, drop: 'after' })
    await renderRoute(path, member)
    const each = await settingOf('Emails')
    const before = (each as HTMLInputElement).checked
    await userEvent.click(each)
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(each).toHaveProperty('checked', !before)
  })

  test('that is pressed twice quickly ends as it was pressed last', async () => {
    const member = await control.createMember('gb.member')
    const before = (await stored(member))['marketingEmail'] === true
    const letGo = await control.holdBack({ operationId: 'updateProfile', member: member.email })
    await renderRoute(path, member)
    const each = await settingOf('Emails')
    await userEvent.dblClick(each)
    expect(each).toHaveProperty('checked', before)
    await letGo()
    expect(await screen.findByText('Saved.')).toBeVisible()
    expect(each).toHaveProperty('checked', before)
    expect((await stored(member))['marketingEmail']).toBe(before)
    const values = (await sent('updateProfile', member)).map(
      ({ body }) => (body as Record<string, unknown>)['marketingEmail'],
    )
    expect(values).toEqual([!before, before])
  })

  test('does not undo another one that is saved at the same time', async () => {
    const member = await control.createMember('gb.member', { profile: { marketingEmail: false, marketingSms: false } })
    const letGo = await control.holdBack({ operationId: 'updateProfile', member: member.email })
    await renderRoute(path, member)
    await userEvent.click(await settingOf('Emails'))
    await userEvent.click(await settingOf('Texts'))
    expect(await settingOf('Emails')).toBeChecked()
    expect(await settingOf('Texts')).toBeChecked()
    await letGo()
    await waitFor(() => expect(screen.getAllByText('Saved.')).toHaveLength(2))
    expect(await stored(member)).toMatchObject({ marketingEmail: true, marketingSms: true })
    expect(await settingOf('Emails')).toBeChecked()
  })

  test('says that the browser is offline', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute(path, member)
    const each = await settingOf('Texts')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await userEvent.click(each)
    await waitFor(() =>
      expect(each).toHaveAccessibleDescription(expect.stringContaining('You’re offline, so this wasn’t saved.')),
    )
  })

  test('that fails when the member has gone on says so there', async () => {
    const member = await control.createMember('gb.member')
    const letGo = await control.holdBack({ operationId: 'updateProfile', member: member.email, status: 500 })
    const router = await renderRoute(path, member)
    await userEvent.click(await settingOf('Emails'))
    await act(() => router.navigate('/account'))
    await screen.findByRole('heading', { level: 1, name: 'Account' })
    await letGo()
    expect(await screen.findByText('Oops, something went wrong. Please try again later')).toBeVisible()
  })

  test('ends the session when the server no longer knows it [ERR-15]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'updateProfile', member: member.email, times: 1, status: 401 })
    await renderRoute(path, member)
    await userEvent.click(await settingOf('Emails'))
    await waitFor(() => expect(currentSession().kind).toBe('unauthenticated'))
  })

  test('follows what another tab has changed, once this one is looked at', async () => {
    const member = await control.createMember('gb.member', { profile: { marketingSms: false } })
    await renderRoute(path, member)
    expect(await settingOf('Texts')).not.toBeChecked()
    await control.addFault({
      operationId: 'getProfile',
      member: member.email,
      times: 1,
      status: 200,
      body: { ...(await control.member(member.email)).profile, marketingSms: true },
    })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(async () => expect(await settingOf('Texts')).toBeChecked())
  })
})
