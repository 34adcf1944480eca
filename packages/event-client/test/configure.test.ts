import { beforeEach, expect, test, vi } from 'vitest'
import type { TrackedEvent } from '../src/generated/track.ts'

let events: typeof import('../src/runtime/configure.ts')
let track: typeof import('../src/generated/track.ts')
let sent: TrackedEvent[]
const send = (event: TrackedEvent) => void sent.push(event)

beforeEach(async () => {
  vi.resetModules()
  events = await import('../src/runtime/configure.ts')
  track = await import('../src/generated/track.ts')
  sent = []
})

test('an event says who is told of it and which consent it needs [CKE-01]', () => {
  events.configureEvents({ send })
  track.linkAccountsComplete({ partnerCode: 'VAA' })
  expect(sent).toEqual([
    {
      name: 'link_accounts_complete',
      destination: 'analytics',
      consent: 'analytics',
      properties: { partnerCode: 'VAA' },
    },
  ])
})

test('what happened before the app was ready is sent in its order, and once', () => {
  track.error404({ path: '/kestrel-red/nowhere' })
  track.login()
  events.configureEvents({ send })
  track.balanceButtonClicked()
  events.configureEvents({ send })
  expect(sent.map(({ name }) => name)).toEqual(['error_404', 'login', 'balance_button_clicked'])
})

test('the first events are kept, and no more than the queue holds', () => {
  for (let position = 1; position <= events.queueLimit + 50; position++)
    track.earnOfferSelected({ rewardId: '1', title: 'Tea', list: 'earn', position })
  events.configureEvents({ send })
  expect(sent).toHaveLength(events.queueLimit)
  expect(sent.at(-1)).toMatchObject({ properties: { position: events.queueLimit } })
})

test('a page without an error of its own is missing, for an unknown reason [ERR-40]', () => {
  events.configureEvents({ send })
  track.pageContentError({ slug: 'summer' })
  track.pageContentError({ slug: 'summer', errorCode: 500 })
  expect(sent.map(({ properties }) => properties)).toEqual([
    { errorCode: 404, errorMessage: 'Page not found', errorType: 'unknown', slug: 'summer' },
    { errorCode: 500, errorMessage: 'Page not found', errorType: 'unknown', slug: 'summer' },
  ])
})

test('a measuring tool that fails does not disturb what is measured, nor the events after it', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const error = new Error('blocked')
  track.login()
  track.emailVerified()
  events.configureEvents({
    send(event) {
      if (event.name === 'login') throw error
      sent.push(event)
    },
  })
  track.login()
  expect(sent.map(({ name }) => name)).toEqual(['email_verified'])
  expect(log.mock.calls).toEqual([
    ['The event login could not be sent', error],
    ['The event login could not be sent', error],
  ])
  log.mockRestore()
})

test('an event that is raised while others are sent comes after them', () => {
  track.login()
  track.emailVerified()
  events.configureEvents({
    send(event) {
      sent.push(event)
      if (event.name === 'login') track.balanceButtonClicked()
    },
  })
  expect(sent.map(({ name }) => name)).toEqual(['login', 'email_verified', 'balance_button_clicked'])
})

test('the types know each event', () => {
  // @ts-expect-error the partner is missing
  track.linkAccountsComplete({})
  // @ts-expect-error there is no such partner
  track.linkAccountsComplete({ partnerCode: 'ACME' })
  // @ts-expect-error nothing personal may come along
  track.registrationComplete({ viewingRegion: 'GB', email: 'ada@kestrel.test' })
  // @ts-expect-error it carries nothing
  track.login({ memberId: '1' })
  events.configureEvents({ send })
  expect(sent).toHaveLength(4)
})
