import { partnerCustomer, signInAtPartner } from '@clubhouse/test-kit/partners'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseCookies, forgetConsent } from '#platform/consent/consent-store.ts'
import { everything, necessaryOnly } from '#platform/consent/cookie-choices.ts'
import { scrollThrough } from '#test/browser-stand-ins.ts'
import { catchLeaving, comeBack, expectToast, forgetPartnerPages, leaveFrom } from '#test/partner-pages.ts'
import { control, renderRoute } from '#test/render-route.tsx'
import { startTouched } from '#test/touch.ts'

interface Collected {
  events: { name: string; properties: Record<string, unknown> }[]
}

const patient = { timeout: 15_000 }
/** What the tag manager took of a name; all of it fits the tracking plan, or it would have been refused. */
const eventsNamed = async (name: string) => {
  const calls = await control.requests({ operationId: 'collectEvents' })
  expect(calls.filter(({ status }) => status !== 204)).toEqual([])
  return calls
    .flatMap(({ body }) => (body as Collected).events)
    .filter((event) => event.name === name)
    .map(({ properties }) => properties)
}
const main = async () => within(await screen.findByRole('main'))
const forget = () => {
  document.cookie = 'user-cookie-preferences=; Path=/kestrel-red/; Max-Age=0'
  forgetConsent()
}

beforeAll(() => startTouched())
afterEach(() => {
  vi.useRealTimers()
  chooseCookies(necessaryOnly)
  localStorage.clear()
})

describe('with consent it is told', () => {
  beforeEach(() => chooseCookies({ ...necessaryOnly, analytics: true }))

  test('which filter was chosen, and that it was reset [ANL-02] [DIS-21]', async () => {
    await renderRoute('/spend-kestrel-points')
    await userEvent.click(await (await main()).findByRole('button', { name: 'Wine' }))
    await userEvent.click(await (await main()).findByRole('button', { name: 'All' }))
    const filter = { list: 'spend', filter: 'category' }
    await waitFor(
      async () =>
        expect(await eventsNamed('discovery_filter_selection')).toEqual([
          { ...filter, values: ['Wine'] },
          { ...filter, values: [] },
        ]),
      patient,
    )
  })

  test.each(['spend', 'earn'] as const)(
    'which offer of the %s list was chosen, and that it was viewed [ANL-02]',
    async (list) => {
      const { navigate } = await renderRoute(`/${list}-kestrel-points`)
      const [, , third] = await (await main()).findAllByRole('article')
      const link = within(third ?? document.body).getByRole('link')
      const title = link.textContent
      await userEvent.click(link)
      await (await main()).findByRole('heading', { level: 1, name: title })
      await waitFor(async () => {
        expect(await eventsNamed(`${list}_offer_selected`)).toEqual([
          expect.objectContaining({ title, list, position: 3 }),
        ])
        expect(await eventsNamed(`${list}_offer_viewed`)).toEqual([expect.objectContaining({ title })])
      }, patient)
      await navigate('/terms-and-conditions')
    },
  )

  test('which favourite was chosen, and which reward of what a search found [ANL-02]', async () => {
    const { navigate } = await renderRoute('/', await control.createMember('gb.full'))
    const favourites = within(await screen.findByRole('region', { name: 'Favourites' }, patient))
    const [first] = await favourites.findAllByRole('link')
    const title = first?.textContent ?? ''
    await userEvent.click(first ?? document.body)
    await (await main()).findByRole('heading', { level: 1, name: title }, patient)
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }, patient))
    await userEvent.type(await screen.findByRole('searchbox'), 'discovery case')
    await userEvent.click(await screen.findByRole('button', { name: 'See 1 reward' }, patient))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link'))
    await waitFor(async () => {
      const selected = await eventsNamed('spend_offer_selected')
      expect(selected).toContainEqual(expect.objectContaining({ title, list: 'favourites', position: 1 }))
      expect(selected).toContainEqual(
        expect.objectContaining({ brandName: 'Kestrel Wines', list: 'search', position: 1 }),
      )
    }, patient)
    await navigate('/terms-and-conditions')
  })

  test('that a partner’s account was linked, once, and nothing of whose it is [LNK-30] [ANL-02]', async () => {
    catchLeaving()
    const member = await control.createMember('gb.member')
    const address = await leaveFrom('/account/link-accounts', 'Flying Club', 'Link Flying Club', member)
    await comeBack(await signInAtPartner(address, partnerCustomer('airline')), member)
    await expectToast('success', 'Your Flying Club account is linked.')
    await waitFor(
      async () => expect(await eventsNamed('link_accounts_complete')).toEqual([{ partnerCode: 'VAA' }]),
      patient,
    )
    forgetPartnerPages()
  })

  test.each([
    ['home', '/', 'Picked for this week', 2],
    ['similar', '/spend-kestrel-points/any-hot-drink-100101', 'More from Copperpot Coffee', 1],
  ] as const)('which reward of a row was chosen: %s [ANL-02]', async (list, path, name, position) => {
    scrollThrough()
    const { navigate } = await renderRoute(path, await control.createMember('gb.full'))
    const row = within(await (await main()).findByRole('region', { name }, patient))
    const link = (await row.findAllByRole('link'))[position - 1]
    await userEvent.click(link ?? document.body)
    await waitFor(async () => {
      const chosen = (await eventsNamed('spend_offer_selected')).filter((event) => event['list'] === list)
      expect(chosen).toEqual([expect.objectContaining({ title: link?.textContent, position })])
    }, patient)
    await navigate('/terms-and-conditions')
  })

  test('that the balance was pressed, which leads to the activity [ANL-02]', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.member'))
    const banner = within(screen.getByRole('banner'))
    await userEvent.click(await banner.findByRole('link', { name: 'Your balance 24,650 points' }, patient))
    expect(await screen.findByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    await waitFor(async () => expect(await eventsNamed('balance_button_clicked')).toHaveLength(1), patient)
  })

  test('that a reward was redeemed [ANL-02] [RDM-41]', async () => {
    await renderRoute('/spend-kestrel-points/any-hot-drink-100101', await control.createMember('gb.member'))
    const redeem = () => screen.getByRole('button', { name: 'Redeem' })
    // It is pending until the balance is known.
    await waitFor(() => expect(redeem()).not.toHaveAttribute('aria-disabled'), patient)
    await userEvent.click(redeem())
    const dialog = within(await screen.findByRole('alertdialog', {}, patient))
    await userEvent.click(dialog.getAllByRole('button').at(-1) ?? document.body)
    await waitFor(
      async () =>
        expect(await eventsNamed('redemption_completed')).toEqual([
          expect.objectContaining({ rewardId: '100101', rewardType: 'SPEND' }),
        ]),
      patient,
    )
  })

  test('that the way to a partner was taken, once, and not that it was left [ANL-02] [RDM-41]', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    await renderRoute('/earn-kestrel-points/500141', await control.createMember('gb.member'))
    const button = await (await main()).findByRole('button', { name: /earn/i }, patient)
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('link', { name: /^Continue now/ }))
    await waitFor(async () => {
      const earned = (await eventsNamed('redemption_completed')).filter(({ rewardType }) => rewardType === 'EARN')
      expect(earned).toEqual([
        expect.objectContaining({ rewardId: '500141', earnType: 'OFFSITE_LINK_STANDARD', rewardType: 'EARN' }),
      ])
    }, patient)
  })

  test('that an offer was viewed which is earned in a way of tomorrow, without taking other news with it [ANL-02]', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const member = await control.createMember('gb.member')
    const list = await fetch(`${control.origin}/api/discoveries/rewards/earn/public?viewingRegion=GB`)
    const { rewards } = (await list.json()) as { rewards: object[] }
    await control.addFault({
      operationId: 'getEarnReward',
      member: member.email,
      times: 3,
      status: 200,
      body: { ...rewards[0], rewardId: '500999', earnType: 'TOMORROW' },
    })
    await renderRoute('/earn-kestrel-points/500999', member)
    await waitFor(async () => {
      const viewed = (await eventsNamed('earn_offer_viewed')).find(({ rewardId }) => rewardId === '500999')
      expect(viewed).toBeDefined()
      expect(viewed).not.toHaveProperty('earnType')
    }, patient)
  })
})

describe('messaging', () => {
  const devicesOf = async (deviceId: string | null) => {
    const calls = await control.requests({ operationId: 'startMessaging' })
    return calls.filter(({ body }) => (body as { deviceId: string }).deviceId === deviceId)
  }
  const device = () => localStorage.getItem('messaging-device')

  test('starts for a member who allows marketing, with a token for the web app [ANL-08]', async () => {
    const member = await control.createMember('gb.low')
    await renderRoute('/terms-and-conditions', member)
    chooseCookies(everything)
    await waitFor(async () => expect(await devicesOf(device())).toHaveLength(1), patient)
    const [call] = await devicesOf(device())
    expect(call?.headers['authorization']).toMatchObject({ sub: member.memberId, app: 'web' })
    const tokens = await control.requests({ operationId: 'getMessagingToken', member: member.email })
    expect(tokens.map(({ query }) => query)).toEqual([{ app: 'web' }])
  })

  test('goes on without authentication when there is no token [ANL-10]', async () => {
    const member = await control.createMember('gb.low')
    await control.addFault({ operationId: 'getMessagingToken', member: member.email, times: 9, status: 500 })
    await renderRoute('/terms-and-conditions', member)
    chooseCookies(everything)
    await waitFor(async () => expect(await devicesOf(device())).toHaveLength(1), { timeout: 25_000 })
    const [call] = await devicesOf(device())
    expect(call?.headers).not.toHaveProperty('authorization')
    expect(call?.status).toBe(200)
  })

  test('looks every second whether the choice is known, and stores nothing before [ANL-09] [CST-07.g]', async () => {
    forget()
    const checks = vi.spyOn(globalThis, 'setInterval')
    await renderRoute('/terms-and-conditions', await control.createMember('gb.low'))
    await waitFor(() => expect(checks).toHaveBeenCalledWith(expect.any(Function), 1_000), patient)
    expect(device()).toBeNull()
    chooseCookies(everything)
    await waitFor(async () => expect(await devicesOf(device())).toHaveLength(1), patient)
    checks.mockRestore()
  })

  test('forgets the device when marketing is no longer allowed', async () => {
    await renderRoute('/terms-and-conditions', await control.createMember('gb.low'))
    chooseCookies(everything)
    await waitFor(() => expect(device()).not.toBeNull(), patient)
    chooseCookies({ ...everything, 'marketing-advertising': false })
    expect(device()).toBeNull()
  })
})

test('a page is personalised behind its flag and with consent to functional cookies only [FLG-09]', async () => {
  const paths = async () =>
    (await control.requests({ operationId: 'personalisePage' })).map(({ body }) => (body as { path: string }).path)
  chooseCookies({ ...necessaryOnly, functional: true })
  const on = await control.createMember('gb.low', { flags: { web_dy_integration: true } })
  const off = await control.createMember('gb.low', { flags: { web_dy_integration: false } })
  // Addresses of this test alone: others of the same sandbox have pages personalised as well.
  await renderRoute('/personal-off', off)
  await waitFor(async () =>
    expect(await control.requests({ operationId: 'listFeatures', member: off.email })).not.toEqual([]),
  )
  cleanup()
  const { navigate } = await renderRoute('/personal-on', on)
  await waitFor(async () => expect(await paths()).toContain('/kestrel-red/personal-on'), patient)
  chooseCookies({ ...necessaryOnly, analytics: true })
  await navigate('/personal-no-more')
  await waitFor(async () => {
    const views = await eventsNamed('virtual_page_view')
    expect(views.map(({ path }) => path)).toContain('/kestrel-red/personal-no-more')
  }, patient)
  expect((await paths()).filter((path) => path.includes('/personal-'))).toEqual(['/kestrel-red/personal-on'])
  expect(sessionStorage.getItem('personalisation-session')).toBeNull()
})
