import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectShell } from '#platform/native/native-app.ts'
import { scrollThrough } from '#test/browser-stand-ins.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const dashboard = '/account/refer-a-friend-dashboard'
const main = async () => within(await screen.findByRole('main'))
const widget = () => document.querySelector('iframe')
const loading = async () => (await main()).findByText('Loading your invitations')

beforeEach(() => {
  scrollThrough()
  holdTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  held.clear()
  connectShell(noShell)
})

/** Opens the dashboard of a member in GB. */
async function openDashboard(): Promise<TestMember> {
  const member = await control.createMember('gb.member')
  await renderRoute(dashboard, member)
  expect(await screen.findByRole('heading', { level: 1, name: 'Refer a friend' })).toBeVisible()
  await screen.findByText(/^Good things are better shared/)
  expect(await loading()).toBeInTheDocument()
  return member
}

describe('refer a friend is found', () => {
  test('by a member in GB, from the account menu [REF-01] [REF-04] [CON-04]', async () => {
    await renderRoute('/account', await control.createMember('gb.member'))
    await userEvent.click(await screen.findByRole('button', { name: /^Account menu/ }))
    const menu = within(await screen.findByRole('menu'))
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Refer a friend' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Refer a friend' })).toBeVisible()
  })

  test('beside the other pages of the account [CON-10] [RTE-27]', async () => {
    await renderRoute(dashboard, await control.createMember('gb.member'))
    const beside = within(await screen.findByRole('navigation', { name: 'Your account' }))
    expect(await beside.findByRole('link', { name: 'Refer a friend', current: 'page' })).toBeVisible()
  })

  test.each([
    ['us.member', '/en-us'],
    ['us.member', ''],
    ['world.member', '/world'],
  ])('not by %s at %s [REF-01] [REF-04] [CON-04] [CON-10]', async (sample, region) => {
    await renderRoute(`${region}${dashboard}`, await control.createMember(sample))
    expect(await screen.findByRole('heading', { level: 1, name: 'This page has flown' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /^Account menu/ }))
    const menu = within(await screen.findByRole('menu'))
    await menu.findByRole('menuitem', { name: 'Activity' })
    expect(menu.queryByRole('menuitem', { name: 'Refer a friend' })).toBeNull()
  })

  test('by a member in GB who views another region [REF-01] [CON-04]', async () => {
    await renderRoute(`/world${dashboard}`, await control.createMember('gb.member'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Refer a friend' })).toBeVisible()
  })

  test('as a page that tells everybody of it, in the GB region alone [REF-05] [RTE-28]', async () => {
    const { navigate } = await renderRoute('/refer-a-friend')
    expect(await screen.findByRole('heading', { level: 1, name: /^Good company/ })).toBeVisible()
    expect((await main()).getByRole('link', { name: 'Invite a friend' })).toHaveAttribute(
      'href',
      `/kestrel-red${dashboard}`,
    )
    for (const region of ['/en-us', '/world']) {
      await act(() => navigate(`${region}/refer-a-friend`))
      expect(await screen.findByRole('heading', { level: 1, name: 'This page has flown' })).toBeVisible()
    }
  })
})

describe('the widget', () => {
  test('loads into an empty frame after 500 ms, in a page without our origin [REF-02]', async () => {
    const member = await openDashboard()
    expect(widget()).toBeNull()
    pass(500)
    expect(widget()).toHaveAttribute('src', '/kestrel-red/referral-widget.html')
    expect(widget()?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-same-origin')
    const told = await tellReady()
    expect(told).toEqual([
      {
        kind: 'load',
        script: `${control.origin}/referral-partner/widget.js`,
        facts: expect.objectContaining({ customer: member.memberId, situation: 'dashboard' }),
      },
    ])
    say({ kind: 'height', height: 640.2 })
    say({ kind: 'shown' })
    await waitFor(() => expect(screen.getByTitle('Refer a friend')).toHaveAttribute('height', '641'))
    expect(screen.queryByText('Loading your invitations')).toBeNull()
  })

  test('loads at once in the native app [REF-03] [NAT-20]', async () => {
    connectShell(createFakeShell().port)
    await renderRoute(dashboard, await control.createMember('gb.member'))
    await waitFor(() => expect(widget()).not.toBeNull())
  })

  test('is listened to by itself alone', async () => {
    await openDashboard()
    pass(500)
    window.dispatchEvent(new MessageEvent('message', { data: { kind: 'failed' }, source: window }))
    expect(await loading()).toBeInTheDocument()
    expect(widget()).not.toBeNull()
  })

  test('that is slow is said so, can be tried again, and still comes [REF-02]', async () => {
    await openDashboard()
    pass(500)
    expect(screen.queryByText('This is taking longer than usual')).toBeNull()
    pass(10_000)
    expect(await screen.findByText('This is taking longer than usual')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    say({ kind: 'shown' })
    await waitFor(() => expect(screen.queryByText('This is taking longer than usual')).toBeNull())
    expect(screen.getByTitle('Refer a friend')).toBeVisible()
  })

  test('that cannot run is said so, and loads anew at once [REF-02]', async () => {
    await openDashboard()
    pass(500)
    const first = widget()
    say({ kind: 'failed' })
    expect(await screen.findByText('We couldn’t load your invitations')).toBeVisible()
    expect(widget()).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(widget()).not.toBeNull())
    expect(widget()).not.toBe(first)
  })

  test('waits for a profile that does not come, which can be got again [REF-01]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'getProfile', member: member.email, status: 500, times: 20 })
    await renderRoute(dashboard, member)
    const again = await (await main()).findByRole('button', { name: 'Try again' })
    await control.clearFaults()
    await userEvent.click(again)
    // First the page is on its way, then the widget.
    await waitFor(async () => expect(await loading()).toBeInTheDocument())
  })
})

/** The timers of the widget, which run when a test says so, by id. */
const held = new Map<number, { run: () => void; after: number }>()
let nextId = 0

function holdTimers(): void {
  const set = globalThis.setTimeout
  const clear = globalThis.clearTimeout
  // What the timers of others pass on reaches them: the connections to the server have some.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, after?: number, ...rest: unknown[]) => {
    if (after !== 500 && after !== 10_000) return set(run, after, ...rest)
    nextId -= 1
    const id = nextId
    held.set(id, { run, after })
    return id
  }) as typeof setTimeout)
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((id) => {
    if (typeof id === 'number' && id < 0) held.delete(id)
    else clear(id)
  })
}

/** Lets the time of a timer pass. */
function pass(milliseconds: 500 | 10_000): void {
  const due = [...held.values()].filter(({ after }) => after === milliseconds)
  expect(due, `a timer of ${milliseconds} ms`).not.toEqual([])
  act(() => due.forEach(({ run }) => run()))
}

/** Says something as the widget’s document does. */
function say(data: unknown): void {
  const source = widget()?.contentWindow ?? null
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })))
}

/** The widget’s document says that it is there. Returns what it is told. */
async function tellReady(): Promise<unknown[]> {
  const told: unknown[] = []
  const inside = widget()?.contentWindow
  if (inside === null || inside === undefined) throw new Error('There is no widget')
  vi.spyOn(inside, 'postMessage').mockImplementation((message: unknown) => void told.push(message))
  say({ kind: 'ready' })
  return told
}
