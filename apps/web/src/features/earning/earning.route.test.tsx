import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import type { Reward } from '@clubhouse/rest-client/club'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectShell } from '#platform/native/native-app.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const patient = { timeout: 15_000 }
const main = async () => within(await screen.findByRole('main'))
const alertDialog = async (name?: string | RegExp) =>
  within(await screen.findByRole('alertdialog', name === undefined ? {} : { name }, patient))

/** What the browser was asked to open in a new tab. */
const opened: string[] = []
let blocksTabs = false

beforeEach(() => {
  opened.length = 0
  blocksTabs = false
  // jsdom has no tabs.
  vi.spyOn(window, 'open').mockImplementation((address) => {
    if (blocksTabs) return null
    opened.push(String(address))
    return window
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
})

/** An earn reward of the sandbox that can be had in Britain. */
async function earnReward(matches: (reward: Reward) => boolean): Promise<Reward> {
  const answer = await fetch(`${control.origin}/api/discoveries/rewards/earn/public?viewingRegion=GB&limit=100`)
  const { rewards } = (await answer.json()) as { rewards: Reward[] }
  const reward = rewards.find((each) => each.availability === 'AVAILABLE' && matches(each))
  if (reward === undefined) throw new Error('The sandbox has no such earn reward')
  return reward
}
const isCompetition = ({ content }: Reward) =>
  content.categories.some(({ categoryName }) => categoryName === 'Competitions & Fun')
const ofType = (type: Reward['earnType']) => earnReward((each) => each.earnType === type && !isCompetition(each))

/** Opens a reward as a member, as the sandbox has it or with another `body`, and gives the button to earn with. */
async function openReward(reward: Reward, { body, from = 'gb.member' }: { body?: object; from?: string } = {}) {
  const member = await control.createMember(from)
  if (body !== undefined)
    await control.addFault({ operationId: 'getEarnReward', member: member.email, times: 5, status: 200, body })
  const navigation = await renderRoute(`/earn-kestrel-points/${reward.rewardId}`, member)
  const label = reward.content.redeemButtonTextOverride ?? 'Earn points'
  const button = await (await main()).findByRole('button', { name: label }, patient)
  return { member, navigation, button, partner: reward.content.brandDetails.brandName }
}

const realTimeout = globalThis.setTimeout

/** From here on the page's time is the test's; what is on its way from the server comes all the same. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
/** Presses while time is held, when a person's own pace would stand still. */
const press = (element: HTMLElement) => {
  element.focus()
  fireEvent.click(element)
}
/** Waits for the server, not for the page's time. */
async function until<T>(find: () => T | null): Promise<T> {
  for (let tries = 0; tries < 500; tries++) {
    const found = find()
    if (found !== null) return found
    await act(() => new Promise((resolve) => realTimeout(resolve, 20)))
  }
  throw new Error('It did not come')
}

describe('a plain link', () => {
  test('opens after an alert of three seconds, which says how long, and what became of it is said [RDM-19] [RDM-20] [RDM-24]', async () => {
    const reward = await ofType('OFFSITE_LINK_STANDARD')
    const { button, partner } = await openReward(reward)
    holdTime()
    press(button)
    const alert = screen.getByRole('alertdialog', { name: `Taking you to ${partner}` })
    expect(alert).toHaveAccessibleDescription(expect.stringContaining('in a new tab in 3 seconds'))
    expect(alert.querySelector('img')).toBeNull()
    await pass(2999)
    expect(opened).toEqual([])
    await pass(1)
    expect(opened).toEqual([reward.earnUrl])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByText(new RegExp(`^${partner} is open in a new tab\\.`))).toBeVisible()
    await until(() => (document.activeElement === button ? button : null))
    await pass(60_000)
    expect(opened).toHaveLength(1)
  })

  test.each([
    ['the button', () => press(screen.getByRole('button', { name: 'Cancel' }))],
    ['Escape', () => void fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })],
  ])('stays where it is when it is cancelled in time by %s [RDM-20]', async (_by, cancel) => {
    const { button } = await openReward(await ofType('OFFSITE_LINK_STANDARD'))
    holdTime()
    press(button)
    await pass(2900)
    cancel()
    await pass(60_000)
    expect(opened).toEqual([])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.queryByText(/is open in a new tab/)).toBeNull()
  })

  test('opens nothing once the page is left [RDM-20]', async () => {
    const { button, navigation } = await openReward(await ofType('OFFSITE_LINK_STANDARD'))
    holdTime()
    press(button)
    await pass(2000)
    await navigation.navigate('/terms-and-conditions')
    await until(() => (button.isConnected ? null : button))
    await pass(60_000)
    expect(opened).toEqual([])
  })

  test('opens nothing when the browser keeps the page for the way back [RDM-20]', async () => {
    const { button } = await openReward(await ofType('OFFSITE_LINK_STANDARD'))
    holdTime()
    press(button)
    window.dispatchEvent(new Event('pagehide'))
    await pass(60_000)
    expect(opened).toEqual([])
  })

  test('can be followed at once, by a link that the browser itself opens [RDM-20]', async () => {
    const reward = await ofType('OFFSITE_LINK_STANDARD')
    const { button, partner } = await openReward(reward)
    holdTime()
    press(button)
    const link = screen.getByRole('link', { name: 'Continue now opens in a new tab' })
    expect(link).toHaveAttribute('href', reward.earnUrl)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    press(link)
    await pass(60_000)
    expect(opened).toEqual([])
    expect(screen.getByText(new RegExp(`^${partner} is open`))).toBeVisible()
  })

  test('that the browser does not open is there to press [RDM-19]', async () => {
    blocksTabs = true
    const reward = await ofType('OFFSITE_LINK_STANDARD')
    const { button, partner } = await openReward(reward)
    holdTime()
    press(button)
    await pass(3000)
    const alert = within(screen.getByRole('alertdialog', { name: 'One more press' }))
    expect(alert.getByRole('alert')).toHaveTextContent(`${partner} couldn’t open by itself.`)
    const link = alert.getByRole('link', { name: /^Continue now/ })
    expect(link).toHaveAttribute('href', reward.earnUrl)
    press(link)
    expect(screen.getByText(new RegExp(`^${partner} is open`))).toBeVisible()
  })

  test('opens without an alert for what is a competition [RDM-21]', async () => {
    const reward = await earnReward((each) => each.earnType === 'OFFSITE_LINK_STANDARD' && isCompetition(each))
    await renderRoute(`/earn-kestrel-points/${reward.rewardId}`, await control.createMember('gb.member'))
    const name = new RegExp(`^${reward.content.redeemButtonTextOverride ?? 'Earn points'} opens in a new tab`)
    const link = await (await main()).findByRole('link', { name }, patient)
    expect(link).toHaveAttribute('href', reward.earnUrl)
    await userEvent.click(link)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

test('an Octopus link has the member’s id in it [RDM-22]', async () => {
  const reward = await ofType('OFFSITE_LINK_OCTOPUS')
  expect(reward.earnUrl).toContain('USER_ID')
  const { button, member } = await openReward(reward)
  holdTime()
  press(button)
  await pass(3000)
  expect(opened).toEqual([reward.earnUrl?.replace('USER_ID', member.memberId)])
  expect(await control.requests({ operationId: 'redeemEarnReward', member: member.email })).toEqual([])
})

describe('an affiliate', () => {
  test.each(['COLLINSON', 'AWIN'] as const)(
    'of type %s opens at the address that the server makes, asked for once [RDM-23] [RDM-20]',
    async (type) => {
      const reward = await ofType(type)
      const { button, member } = await openReward(reward)
      holdTime()
      press(button)
      press(button)
      const link = await until(() => screen.queryByRole('link', { name: /^Continue now/ }))
      const tracked = link.getAttribute('href') ?? ''
      expect(new URL(tracked).searchParams.get('clickref')).toMatch(/^[0-9a-f-]{36}$/)
      expect(opened).toEqual([])
      await pass(3000)
      expect(opened).toEqual([tracked])
      const calls = await control.requests({ operationId: 'redeemEarnReward', member: member.email })
      expect(calls.map(({ status, body }) => [status, body])).toEqual([[200, { rewardId: reward.rewardId }]])
    },
  )

  test('in a competition opens as soon as its address is there [RDM-21] [RDM-23]', async () => {
    const reward = await earnReward((each) => each.earnType === 'AWIN' && isCompetition(each))
    const { button } = await openReward(reward)
    await userEvent.click(button)
    await waitFor(() => expect(opened).toHaveLength(1), patient)
    expect(new URL(opened[0] ?? '').searchParams.has('clickref')).toBe(true)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test.each([
    [404, 'NOT_FOUND'],
    [422, 'UNAVAILABLE'],
    [422, 'NOT_TRACKED'],
  ])('that is gone (%i %s) says so, and offers no second try [RDM-19]', async (status, code) => {
    const { button, member, partner } = await openReward(await ofType('AWIN'))
    await control.addFault({ operationId: 'redeemEarnReward', member: member.email, status, code })
    await userEvent.click(button)
    const failed = await alertDialog(`We couldn’t take you to ${partner}`)
    expect(failed.getByRole('alert')).toHaveTextContent('Oops, it looks like this offer is no longer available.')
    expect(failed.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(failed.getByRole('button', { name: 'Close' }))
    expect(opened).toEqual([])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test.each([
    ['a failing server', { status: 500 }],
    ['a request that it does not take', { status: 400, code: 'VALIDATION' }],
    ['an answer without an address', { status: 200, body: {} }],
    ['an address of no web page', { status: 200, body: { trackingUrl: 'javascript:alert(1)' } }],
  ])('can be tried again after %s, as the same visit [RDM-19]', async (_what, fault) => {
    const { button, member, partner } = await openReward(await ofType('COLLINSON'))
    await control.addFault({ operationId: 'redeemEarnReward', member: member.email, ...fault })
    await userEvent.click(button)
    const failed = await alertDialog(`We couldn’t take you to ${partner}`)
    expect(failed.getByRole('alert')).toHaveTextContent('Oops, something went wrong. Please try again later')
    await userEvent.click(failed.getByRole('button', { name: 'Try again' }))
    await (await alertDialog(`Taking you to ${partner}`)).findByRole('link', { name: /^Continue now/ }, patient)
    const calls = await control.requests({ operationId: 'redeemEarnReward', member: member.email })
    expect(calls).toHaveLength(2)
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })
})

describe('what leads nowhere', () => {
  test('a way to earn that nobody knows is not led on by a guess [ERR-45]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const reward = await ofType('OFFSITE_LINK_STANDARD')
    const { button } = await openReward(reward, { body: { ...reward, earnType: 'TOMORROW' } })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(/isn’t available on the website yet/)
    expect(screen.getByRole('heading', { level: 1, name: reward.content.title })).toBeVisible()
  })

  test.each(['OFFSITE_LINK_STANDARD', 'OFFSITE_LINK_OCTOPUS'] as const)(
    'a reward of type %s without an address is written down, once, and cannot be pressed [ERR-44]',
    async (type) => {
      const reward = await ofType(type)
      const { earnUrl: _earnUrl, ...body } = reward
      const { button } = await openReward(reward, { body })
      expect(button).toBeDisabled()
      expect(button).toHaveAccessibleDescription('This offer isn’t open on the website right now.')
      const told = vi.mocked(console.warn).mock.calls.filter(([text]) => String(text).includes(reward.rewardId))
      expect(told).toHaveLength(1)
    },
  )
})

describe('inside the native app', () => {
  afterEach(() => connectShell(noShell))

  test('the shell opens the partner’s page, after the same alert [RDM-20] [RDM-24]', async () => {
    const shell = createFakeShell()
    connectShell(shell.port)
    const reward = await ofType('OFFSITE_LINK_STANDARD')
    const { button, partner } = await openReward(reward)
    holdTime()
    press(button)
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/^We’ll open .+ in 3 seconds/)
    await pass(2999)
    expect(shell.received.filter(({ type }) => type === 'open_external_link')).toEqual([])
    await pass(1)
    vi.useRealTimers()
    await waitFor(() => expect(shell.received).toContainEqual({ type: 'open_external_link', url: reward.earnUrl }))
    expect(opened).toEqual([])
    expect(await screen.findByText(new RegExp(`^${partner} is open\\.`))).toBeVisible()
  })
})
