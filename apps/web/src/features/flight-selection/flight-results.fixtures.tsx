import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { signIn } from '@clubhouse/test-kit/sign-in'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, vi } from 'vitest'
import { control, renderRoute } from '#test/render-route.tsx'

/**
 * The time of these tests, in the app and in the sandbox: a Monday morning. 31 December is the last day that can be
 * searched for (FLT-20), and on that day flights have left already. It is in the past: the provider's cookies have the
 * machine's time, and with a later one a sign-in would drop them as expired.
 */
const now = '2026-06-08T05:00:00Z'

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  await callClock({
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now }),
  })
})
afterAll(async () => {
  vi.useRealTimers()
  await callClock({ method: 'DELETE' })
})

/** Sets the sandbox's clock, or gives it back the machine's time. */
async function callClock(request: RequestInit): Promise<void> {
  const answer = await fetch(`${control.origin}/_sandbox/clock`, request)
  if (!answer.ok) throw new Error(`The clock was not set: ${await answer.text()}`)
}

/** A search from London to New York and back. */
export const roundTrip = {
  origin: 'LHR',
  destination: 'JFK',
  departing: '2026-06-11',
  returning: '2026-06-18',
  passengers: 'a1t0c0i0',
}
/** The same, one way. */
export const oneWay = { origin: 'LHR', destination: 'JFK', departing: '2026-06-11', passengers: 'a1t0c0i0' }

/** A member with points enough for any fare. */
export const rich = () => control.createMember('gb.flyer', { points: 5_000_000 })

/** Opens the results of a search. */
export async function openResults(query: Record<string, string>, member: TestMember, region = '') {
  const address = `${region}/redsky-search/results?${new URLSearchParams(query)}`
  const navigation = await renderRoute(address, member)
  return {
    navigation,
    /** What the address has. */
    query: () => new URLSearchParams(navigation.state.location.search),
  }
}

/** Presses the browser's Back, or Forward. */
export function back(navigation: Awaited<ReturnType<typeof renderRoute>>, steps = -1): void {
  act(() => navigation.navigator.go(steps))
}

/** Returns the flights, once they are there. */
export async function findFlights(title: RegExp): Promise<HTMLElement[]> {
  await screen.findByRole('heading', { level: 2, name: title })
  return within(await screen.findByRole('list', { name: 'Flights' })).findAllByRole('article')
}

export const outbound = /^Choose your outbound flight$/
export const inbound = /^Choose your return flight$/
export const single = /^Choose your flight$/

/** Returns the buttons that choose a fare. */
export function fares(): HTMLElement[] {
  return screen.getAllByRole('button', { name: /^Choose .*points$/ })
}

/** Chooses the first fare that can be had, once the flights are there. */
export async function choose(title: RegExp, nth = 0): Promise<void> {
  await findFlights(title)
  const button = (await screen.findAllByRole('button', { name: /^Choose .*points$/ }))[nth]
  if (button === undefined) throw new Error('No fare can be chosen')
  await userEvent.click(button)
}

/** The summary, once it is there. */
export const summary = () => screen.findByRole('dialog', { name: 'Your journey' })

/** Closes the summary: not in its first moment, in which a press may be the second of two. */
export async function closeSummary(): Promise<void> {
  const sheet = await summary()
  await waitFor(async () => {
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close your journey' }))
    expect(screen.queryByRole('dialog', { name: 'Your journey' })).toBeNull()
  })
}

/** Returns how often a member's browser has called an operation. */
export async function calls(operationId: string, { email }: TestMember): Promise<number> {
  return (await control.requests({ operationId, member: email })).length
}

interface WireFare {
  id: string | null
  fareFamilyType: string
  availability: string | null
  price: { currency: string }
  fareSegments: { cabinName: string }[]
}
interface WireFlight {
  departure: string
  segments: object[]
}
/** What the service sends for a search, as far as tests change it. */
export interface WireAnswer {
  data: { searchOffers: { basketId: string; slice: { flightsAndFares: { flight: WireFlight; fares: WireFare[] }[] } } }
}

/** Returns what the service answers to a member's last search, to be changed and answered again. */
export async function wireAnswer(member: TestMember): Promise<{ body: WireAnswer }> {
  const [call] = await control.requests({ operationId: 'SearchOffers', member: member.email })
  const { idToken } = await signIn(control, member)
  const answer = await fetch(`${control.origin}/flights/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(call?.body),
  })
  return { body: (await answer.json()) as WireAnswer }
}
