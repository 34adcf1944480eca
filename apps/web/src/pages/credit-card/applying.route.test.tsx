import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ClubConfig, clubConfig } from '#domain/club/model/club-config.ts'
import { appConfig, setAppConfig } from '#platform/config/app-config.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { catchLeaving, expectToast, forgetPartnerPages, leaving } from '#test/partner-pages.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const accorId = 'ABCDEFGHIJ0123456789'
const landing = '/en-us/rewards-credit-card'
const transition = '/en-us/rewards-credit-card-transition'
const memberCall = 'createCardApplication'
const guestCall = 'createGuestCardApplication'
const general = 'Oops, something went wrong. Please try again later'

beforeEach(() => {
  catchLeaving()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(async () => {
  forgetPartnerPages()
  vi.restoreAllMocks()
  await control.clearFaults()
  for (const name of ['card-accor-id', 'card-site-code']) document.cookie = `${name}=; Path=/kestrel-red/; Max-Age=0`
})

const link = (name: string) => screen.findByRole('link', { name })
const press = async (name: string) => userEvent.click(await link(name))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const redirecting = () => dialog('Taking you to our card partner')
const nothingOpen = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const applicationsOf = async ({ email }: TestMember) => (await control.member(email)).cardApplications
const callsOf = (operationId: string, since: string) => control.requests({ operationId, since })
const startOfTest = () => new Date().toISOString()

describe('a member who applies', () => {
  test.each([
    ['See if you prequalify', 'PREQUAL', 'Y'],
    ['Apply now', 'APPLY', null],
  ])(
    'with “%s” goes to the application at once, with its token [CCD-18] [CCD-20] [CCD-24] [FLG-18]',
    async (name, applicationType, preQual) => {
      const member = await control.createMember('us.member')
      await renderRoute(`${landing}?accorId=${accorId}&siteCode=HOTEL1`, member)
      await press(name)
      const address = new URL(await leaving.next())
      expect(address.origin + address.pathname).toBe(`${control.origin}/partners/card/apply`)
      expect(address.searchParams.get('token')).toMatch(/^[\w-]{32}$/)
      expect(address.searchParams.get('preQual')).toBe(preQual)
      expect(await applicationsOf(member)).toEqual([
        expect.objectContaining({
          accorId,
          siteCode: 'HOTEL1',
          applicationType,
          returnURL: `${control.origin}/kestrel-red/en-us/rewards-credit-card-complete`,
          status: 'STARTED',
        }),
      ])
    },
  )

  test.each([
    ['of another shape applies as if nobody had sent them', 'short', 'far-too-long-a-code', '', ''],
    ['of earlier in the day applies for who sent them then', accorId, 'HOTEL3', accorId, 'HOTEL3'],
  ])('with cookies %s [CCD-14] [CCD-15] [CCD-17]', async (_what, storedId, storedCode, sentId, sentCode) => {
    document.cookie = `card-accor-id=${storedId}; Path=/kestrel-red/`
    document.cookie = `card-site-code=${storedCode}; Path=/kestrel-red/`
    const member = await control.createMember('us.member')
    await renderRoute(`${landing}?accorId=other&siteCode=a+b`, member)
    await press('Apply now')
    await leaving.next()
    expect(await applicationsOf(member)).toMatchObject([{ accorId: sentId, siteCode: sentCode }])
  })

  test('sees the redirect while it is pending, and a way on while the browser stays [CCD-21]', async () => {
    const member = await control.createMember('us.member')
    const letGo = await control.holdBack({ operationId: memberCall, member: member.email })
    await renderRoute(landing, member)
    await press('Apply now')
    const open = await redirecting()
    expect(open.getByText('Opening your application')).toBeInTheDocument()
    expect(leaving.hasLeft()).toBe(false)
    await letGo()
    const address = await leaving.next()
    expect(await open.findByRole('link', { name: 'Open the application' })).toHaveAttribute('href', address)
  })

  test('need not say again when they were born; without a date, the issuer asks [CCD-38]', async () => {
    const member = await control.createMember('us.member', { profile: { dateOfBirth: '04/03/1986' } })
    await renderRoute(landing, member)
    await press('Apply now')
    const issuer = await (await fetch(await leaving.next())).text()
    expect(issuer).toContain('Date of birth: 4 March 1986')
    const sent = await control.requests({ operationId: memberCall, member: member.email })
    expect(sent.map(({ body }) => body)).toEqual([expect.objectContaining({ dateOfBirth: '1986-03-04' })])
  })

  test('applies also while the profile cannot be read [CCD-38]', async () => {
    const member = await control.createMember('us.member')
    const queryClient = createQueryClient()
    await renderRoute(landing, member, undefined, queryClient)
    await link('Apply now')
    await control.addFault({ operationId: 'getProfile', member: member.email, times: 9, status: 500 })
    queryClient.removeQueries()
    await press('Apply now')
    await leaving.next()
    expect(await applicationsOf(member)).toMatchObject([{ dateOfBirth: null }])
  })

  test('twice in a row begins one application [CCD-24]', async () => {
    const member = await control.createMember('us.member')
    const letGo = await control.holdBack({ operationId: memberCall, member: member.email })
    await renderRoute(landing, member)
    const apply = await link('Apply now')
    act(() => {
      apply.click()
      apply.click()
    })
    await letGo()
    await leaving.next()
    expect(await applicationsOf(member)).toHaveLength(1)
  })

  test('and calls it off stays on the page [CCD-21]', async () => {
    const member = await control.createMember('us.member')
    const letGo = await control.holdBack({ operationId: memberCall, member: member.email })
    await renderRoute(landing, member)
    await press('Apply now')
    await userEvent.click((await redirecting()).getByRole('button', { name: 'Cancel' }))
    await nothingOpen()
    await letGo()
    await waitFor(async () => expect(await applicationsOf(member)).toHaveLength(1))
    expect(leaving.hasLeft()).toBe(false)
  })

  test('and comes back by the browser finds the page as it was [CCD-21]', async () => {
    await renderRoute(landing, await control.createMember('us.member'))
    await press('Apply now')
    await leaving.next()
    await redirecting()
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await nothingOpen()
  })

  test('comes back to the card where its last page is closed [FLG-13] [CCD-08]', async () => {
    const member = await control.createMember('us.member', { flags: { web_uscc_completed_page: false } })
    await renderRoute(landing, member)
    await press('Apply now')
    await leaving.next()
    expect(await applicationsOf(member)).toMatchObject([{ returnURL: `${control.origin}/kestrel-red${landing}` }])
  })

  test.each([
    ['no token', {}],
    ['an empty token', { token: '' }],
  ])('and is answered %s is told so, and may apply again [CCD-22]', async (_what, body) => {
    const member = await control.createMember('us.member')
    await control.addFault({ operationId: memberCall, member: member.email, times: 1, status: 200, body })
    await renderRoute(landing, member)
    await press('Apply now')
    await expectToast('error', 'Failed to create application missing token')
    await nothingOpen()
    expect(leaving.hasLeft()).toBe(false)
    await press('Apply now')
    expect(await leaving.next()).toContain('token=')
  })

  test.each([
    ['fails', { status: 500 }],
    ['refuses', { status: 400, code: 'INVALID_RETURN_URL' }],
    ['is not heard of before it is done', { drop: 'before' as const }],
  ])('while the server %s is told by the global handler, and may apply again [CCD-23]', async (_how, fault) => {
    const member = await control.createMember('us.member')
    await control.addFault({ operationId: memberCall, member: member.email, times: 1, ...fault })
    await renderRoute(landing, member)
    await press('Apply now')
    await expectToast('error', general)
    await nothingOpen()
    expect(await control.requests({ operationId: memberCall, member: member.email })).toHaveLength(1)
    expect(await applicationsOf(member)).toHaveLength(0)
    await press('Apply now')
    expect(await leaving.next()).toContain('token=')
    expect(await applicationsOf(member)).toHaveLength(1)
  })

  test('without a connection is told so [CCD-23]', async () => {
    const member = await control.createMember('us.member')
    await control.addFault({ operationId: memberCall, member: member.email, times: 1, drop: 'before' })
    await renderRoute(landing, member)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press('Apply now')
    await expectToast('error', /offline/i)
    await nothingOpen()
  })

  test('and calls it off may press again at once, and is taken to that application alone [CCD-21] [CCD-24]', async () => {
    const member = await control.createMember('us.member')
    const letGo = await control.holdBack({ operationId: memberCall, member: member.email })
    await renderRoute(landing, member)
    await press('See if you prequalify')
    await userEvent.click((await redirecting()).getByRole('button', { name: 'Cancel' }))
    await nothingOpen()
    await press('Apply now')
    expect(new URL(await leaving.next()).searchParams.get('preQual')).toBeNull()
    await letGo()
    await waitFor(async () => expect(await applicationsOf(member)).toHaveLength(2))
    expect(leaving.hasLeft()).toBe(false)
  })

  test('where the club has no card any more is told so [CCD-23]', async () => {
    const member = await control.createMember('us.member')
    await renderRoute(landing, member)
    const { links } = clubConfig()
    const withoutApplication: ClubConfig = { ...clubConfig(), links: { ...links, cardApplication: undefined } }
    setAppConfig(withoutApplication)
    await press('Apply now')
    await expectToast('error', general)
    expect(await applicationsOf(member)).toHaveLength(0)
  })

  test('with made-up data ends where applications end, and begins none [FLG-18]', async () => {
    const member = await control.createMember('us.member', { flags: { web_uscc_use_mock_data: true } })
    await renderRoute(landing, member)
    await press('Apply now')
    expect(await leaving.next()).toBe(
      `${control.origin}/kestrel-red/en-us/rewards-credit-card-complete?status=SUBMITTED`,
    )
    expect(await applicationsOf(member)).toEqual([])
  })

  test('in production never has made-up data [FLG-18]', async () => {
    const member = await control.createMember('us.member', { flags: { web_uscc_use_mock_data: true } })
    await renderRoute(landing, member)
    setAppConfig({ ...appConfig(), environment: 'production' })
    await press('Apply now')
    expect(await leaving.next()).toContain('/partners/card/apply?token=')
  })
})

describe('a visitor who applies', () => {
  test('reads the editors’ question, and goes on as a guest [CCD-19] [CCD-39] [CCD-20] [CCD-24]', async () => {
    const since = startOfTest()
    await renderRoute(`${landing}/${accorId}?siteCode=HOTEL2`)
    await press('See if you prequalify')
    const question = await dialog('Are you a member?')
    expect(question.getByText(/^Log in before you apply, and we link the card/)).toBeVisible()
    expect(question.getByRole('button', { name: 'Log in or join' })).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Continue as guest' }))
    const address = new URL(await leaving.next())
    expect(address.searchParams.get('preQual')).toBe('Y')
    expect(await callsOf(guestCall, since)).toEqual([
      expect.objectContaining({
        member: null,
        status: 200,
        body: expect.objectContaining({ accorId, siteCode: 'HOTEL2', applicationType: 'PREQUAL' }) as object,
      }),
    ])
    expect(await callsOf(memberCall, since)).toEqual([])
  })

  test('and closes the question has begun nothing, and is where they were [CCD-19]', async () => {
    const since = startOfTest()
    await renderRoute(landing)
    await press('Apply now')
    await userEvent.click((await dialog('Are you a member?')).getByRole('button', { name: 'Close' }))
    await nothingOpen()
    await waitFor(async () => expect(await link('Apply now')).toHaveFocus())
    expect(await callsOf(guestCall, since)).toEqual([])
  })

  test('is asked in plain words when the editors’ do not come [CCD-19]', async () => {
    await control.addFault({ operationId: 'content.guestApplyModal', times: 9, status: 500 })
    await renderRoute(landing)
    await press('Apply now')
    const question = await dialog('Are you a member?')
    expect(question.getByRole('button', { name: 'Login / Join' })).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Continue as guest' }))
    expect(await leaving.next()).toContain('token=')
  })

  test('while the server fails is told so, once [CCD-23]', async () => {
    const since = startOfTest()
    await control.addFault({ operationId: guestCall, times: 1, status: 500 })
    await renderRoute(landing)
    await press('Apply now')
    await userEvent.click((await dialog('Are you a member?')).getByRole('button', { name: 'Continue as guest' }))
    await expectToast('error', general)
    await nothingOpen()
    expect(await callsOf(guestCall, since)).toHaveLength(1)
  })
})

describe('the page before the application', () => {
  test.each([
    ['', 'PREQUAL', 'Let’s see if you prequalify', 'Continue', 'Y'],
    ['?applicationType=PREQUAL', 'PREQUAL', 'Let’s see if you prequalify', 'Continue', 'Y'],
    ['?applicationType=APPLY', 'APPLY', 'One step from your card', 'Continue to application', null],
  ])(
    'at %j has title, body, logo and a button, which applies [RTE-46.v] [CCD-05] [CCD-06] [CCD-07] [CCD-18] [CCD-20] [RTE-31] [FLG-14]',
    async (query, applicationType, name, button, preQual) => {
      const member = await control.createMember('us.member')
      await renderRoute(transition + query, member)
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
      expect(screen.getByText(/^You’re about to leave Kestrel Red/)).toBeVisible()
      expect(within(screen.getByRole('main')).getByRole('img')).toHaveAttribute(
        'src',
        expect.stringContaining('/images/'),
      )
      await userEvent.click(screen.getByRole('button', { name: button }))
      expect(new URL(await leaving.next()).searchParams.get('preQual')).toBe(preQual)
      expect(await applicationsOf(member)).toMatchObject([{ applicationType }])
    },
  )

  test('says to a partner’s guests what is written for them, though the address no longer names the partner [CCD-07] [CCD-17]', async () => {
    document.cookie = 'card-accor-id=HB7Q2X9K4M1T8W5Z3R6P; Path=/kestrel-red/'
    await renderRoute(transition, await control.createMember('us.member'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your 50,000 points start here' })).toBeVisible()
  })

  test.each<[string, () => Promise<unknown>, object]>([
    ['while web_dynamic_transition_pages is off', async () => undefined, { web_dynamic_transition_pages: false }],
    [
      'when the editors’ do not come',
      () => control.addFault({ operationId: 'content.cardTransitionPage', times: 9, status: 500 }),
      {},
    ],
  ])('has the app’s own words %s [FLG-14] [CCD-05] [CCD-06]', async (_when, prepare, flags) => {
    await prepare()
    const member = await control.createMember('us.member', { flags })
    await renderRoute(`${transition}?applicationType=APPLY`, member)
    expect(await screen.findByRole('heading', { level: 1, name: 'Apply for the card' })).toBeVisible()
    expect(within(screen.getByRole('main')).getByRole('img', { name: 'Kestrel Red Card' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Continue to application' }))
    await leaving.next()
    expect(await applicationsOf(member)).toMatchObject([{ applicationType: 'APPLY' }])
  })

  test('asks for a login where the session has ended, and keeps what was asked for [CCD-23] [AUT-34]', async () => {
    const member = await control.createMember('us.member')
    await control.addFault({ operationId: memberCall, member: member.email, times: 9, status: 401 })
    const navigation = await renderRoute(`${transition}?applicationType=APPLY&accorId=${accorId}`, member)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue to application' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to see this page' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(navigation.state.location.search).toBe(`?applicationType=APPLY&accorId=${accorId}`)
    expect(leaving.hasLeft()).toBe(false)
  })

  test('is for members: visitors are asked to log in [CCD-05] [RTE-31]', async () => {
    await renderRoute(transition)
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to see this page' })).toBeVisible()
  })
})

describe('in the native app', () => {
  const shell = createFakeShell()
  beforeAll(() => connectShell(shell.port))
  const apply = async () => {
    await renderRoute(transition, await control.createMember('us.member'))
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  }

  test('the shell opens the application, and the page stays [CCD-20]', async () => {
    await apply()
    const url: unknown = expect.stringContaining('/partners/card/apply?token=')
    await waitFor(() => expect(shell.received).toContainEqual({ type: 'open_external_link', url }))
    await nothingOpen()
    expect(leaving.hasLeft()).toBe(false)
  })

  test('an application that the shell does not open is there behind a button [CCD-20] [CCD-21]', async () => {
    vi.spyOn(shell.port, 'postMessage').mockImplementation((text) => {
      if (text.includes('open_external_link')) throw new Error('No browser')
    })
    await apply()
    const blocked = await dialog('Your application didn’t open')
    expect(blocked.getByText(/Open it yourself with the button/)).toBeVisible()
    expect(blocked.getByRole('link', { name: 'Open the application' })).toHaveAttribute(
      'href',
      expect.stringContaining('/partners/card/apply?token='),
    )
    expect(leaving.hasLeft()).toBe(false)
  })
})
