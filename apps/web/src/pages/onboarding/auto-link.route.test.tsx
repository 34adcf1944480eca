import { partnerCustomer, signInAtPartner, turnBackAtPartner } from '@clubhouse/test-kit/partners'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hasAutoLink } from '#domain/partner-account/state/partner-link-store.ts'
import { arrivalOf } from '#domain/member/state/arrival.ts'
import { endSession } from '#platform/auth/auth.ts'
import { profileOptions } from '#domain/member/api/profile.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import {
  catchLeaving,
  comeBack,
  expectToast,
  forgetPartnerPages,
  kept,
  leaving,
  linksOf,
  patient,
} from '#test/partner-pages.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const page = '/onboarding/auto-link-accounts'
const email = 'ada@airline.test'
/** A partner's link, as it stands in a message. */
const fromMessage = (more: Record<string, string> = {}) =>
  `${page}?${new URLSearchParams({ partnerCode: 'VAA', connectionId: 'airline-db', loginEmail: email, ...more })}`

beforeEach(catchLeaving)
afterEach(forgetPartnerPages)

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patient)
const failed = () => heading('We couldn’t link your accounts')
const linked = () => heading('Your accounts are linked')
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }, patient))
const calls = ({ email }: TestMember) => control.requests({ operationId: 'connectPartner', member: email })

/** Follows a partner's link up to the partner's page, and signs in there. */
async function followAndSignIn(member?: TestMember, address = fromMessage(), customer = partnerCustomer('airline')) {
  await renderRoute(address, member)
  return signInAtPartner(await leaving.next(), customer)
}

describe('a partner’s link in a message', () => {
  test('leads to the partner’s sign-in, for whom and where it says, and leaves the address [LNK-12] [LNK-13] [LNK-14] [LNK-16]', async () => {
    const navigation = await renderRoute(fromMessage({ onConnectSuccessUrl: '/activity' }))
    const { searchParams } = new URL(await leaving.next())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      connection: 'airline-db',
      login_hint: email,
      scope: 'openid',
      prompt: 'login',
    })
    expect(navigation.state.location.search).toBe('')
    expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      connectPartnerCode: 'VAA',
      connectionId: 'airline-db',
      loginEmail: email,
      onConnectSuccessUrl: '/activity',
    })
  })

  test.each<[string, string]>([
    ['without a partner', `${page}?connectionId=airline-db&loginEmail=${email}`],
    ['without a connection', `${page}?partnerCode=VAA&loginEmail=${email}`],
    ['of a partner that nobody knows', `${page}?partnerCode=NOBODY&connectionId=x&loginEmail=${email}`],
    ['without an e-mail address', `${page}?partnerCode=VAA&connectionId=airline-db`],
    ['with nothing', page],
  ])('%s leads nowhere, and the visitor reads why [LNK-10] [LNK-13] [LNK-14]', async (_what, address) => {
    await renderRoute(address)
    await failed()
    expect(screen.getByText(/^The link that you followed isn’t complete\./)).toBeVisible()
    expect(leaving.hasLeft()).toBe(false)
    await goOn()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), patient)
  })

  test('links a member’s account, says so, and leaves no token [LNK-07] [LNK-08] [LNK-11] [LNK-12] [ONB-04] [RTE-22] [CON-34]', async () => {
    const member = await control.createMember('gb.member')
    const back = await followAndSignIn(member)
    const token = new URLSearchParams(back.hash.slice(1)).get('id_token') ?? ''
    const letGo = await control.holdBack({ operationId: 'connectPartner', member: member.email })
    await comeBack(back, member)
    expect(await screen.findByText('Linking your Flying Club account', {}, patient)).toBeInTheDocument()
    expect(localStorage.getItem('partnerLinkIdToken')).toBe(token)
    await letGo()
    await linked()
    expect(await linksOf(member)).toEqual(['VAA'])
    expect(await calls(member)).toEqual([expect.objectContaining({ status: 200, path: '/api/client-connect/VAA' })])
    expect(kept()).not.toContain(token)
    expect(localStorage.getItem('connectPartnerCode')).toBeNull()
  })

  test('links a visitor’s account who logs in: the login leads back to it [AUT-23] [LNK-08]', async () => {
    const member = await control.createMember('gb.member')
    await comeBack(await followAndSignIn())
    await heading('Nearly there')
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Login / Join' })).toBeEnabled()
    expect(await arrivalAfterLogin(member)).toBe(page)
    cleanup()
    await renderRoute(page, member)
    await linked()
    expect(await linksOf(member)).toEqual(['VAA'])
  })

  test('links a visitor’s account who joins, once the last step is reached [AUT-23] [ONB-04]', async () => {
    const member = await control.createMember('gb.new')
    await comeBack(await followAndSignIn())
    await heading('Nearly there')
    expect(await arrivalAfterLogin(member)).toBe('/onboarding/personal-details')
    const complete = await control.createMember('gb.member')
    expect(await arrivalAfterLogin(complete)).toBe(page)
  })

  test('is the fourth step for a newcomer, who goes on to the welcome [ONB-04] [ONB-38]', async () => {
    const member = await control.createMember('gb.new', { profile: { appState: { onboarding: 'Welcome' } } })
    const navigation = await comeBack(await followAndSignIn(member), member)
    expect(await screen.findByRole('heading', { level: 2, name: 'Your accounts are linked' }, patient)).toBeVisible()
    expect(document.querySelector('[aria-current="step"]')).toHaveTextContent('Start Exploring')
    expect(await linksOf(member)).toEqual(['VAA'])
    await goOn()
    await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/onboarding/welcome'), patient)
  })

  test('is linked once when the answer is lost [LNK-08]', async () => {
    const member = await control.createMember('gb.member')
    const back = await followAndSignIn(member)
    await control.addFault({ operationId: 'connectPartner', member: member.email, drop: 'after' })
    await comeBack(back, member)
    await linked()
    expect(await linksOf(member)).toEqual(['VAA'])
  })

  test('says of the card that it can take 48 hours [LNK-29]', async () => {
    const member = await control.createMember('us.member')
    const address = `/en-us${fromMessage({ partnerCode: 'SYF' })}`
    await comeBack(await followAndSignIn(member, address, partnerCustomer('card')), member)
    await linked()
    expect(screen.getByText(/can take up to 48 hours/)).toBeVisible()
  })
})

describe('an auto-link that fails', () => {
  test('holds the message of why, and can be done with another account [LNK-09] [LNK-20]', async () => {
    const [member, other] = [await control.createMember('gb.member'), await control.createMember('gb.flyer')]
    await comeBack(await followAndSignIn(member, fromMessage(), other.email), member)
    await failed()
    expect(screen.getByText('The airline account is already linked to another account.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await comeBack(await signInAtPartner(await leaving.next(), partnerCustomer('airline')), member)
    await linked()
  })

  test('after the member left the partner says so, and can be tried again [LNK-10]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute(fromMessage(), member)
    await comeBack(await turnBackAtPartner(await leaving.next()), member)
    await failed()
    expect(screen.getByText('You left Flying Club before signing in there. Nothing has changed.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await comeBack(await signInAtPartner(await leaving.next(), partnerCustomer('airline')), member)
    await linked()
    expect(await linksOf(member)).toEqual(['VAA'])
  })

  test('by a forged answer links nothing', async () => {
    const member = await control.createMember('gb.member')
    const back = await followAndSignIn(member)
    back.hash = back.hash.replace(/state=[^&]+/, 'state=forged')
    await comeBack(back, member)
    await expectToast('error', 'That link wasn’t started here')
    expect(localStorage.getItem('partnerLinkIdToken')).toBeNull()
    expect(await linksOf(member)).toEqual([])
  })

  test('with Continue is forgotten, and leads where the partner wants, or home [ONB-38]', async () => {
    const [member, other] = [await control.createMember('gb.member'), await control.createMember('gb.flyer')]
    const address = fromMessage({ onConnectFailUrl: encodeURIComponent('/activity?from=airline') })
    const back = await followAndSignIn(member, address, other.email)
    const navigation = await comeBack(back, member)
    await failed()
    await goOn()
    await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/activity'))
    expect(navigation.state.location.search).toBe('?from=airline')
    expect(kept()).not.toMatch(/eyJ|airline-db/)
  })

  test('is forgotten with the session [CON-34] [AUT-03]', async () => {
    const member = await control.createMember('gb.member')
    const back = await followAndSignIn(member)
    await control.addFault({ operationId: 'connectPartner', member: member.email, status: 500, times: 20 })
    await comeBack(back, member)
    await waitFor(async () => expect(await calls(member)).not.toEqual([]), patient)
    endSession()
    expect(kept()).not.toMatch(/eyJ|airline-db/)
  })
})

describe('Continue', () => {
  test.each([
    ['to a path of ours', '/activity?a=1', '/kestrel-red/activity'],
    ['to one that is encoded', '%2Factivity%3Fa%3D1', '/kestrel-red/activity'],
    ['to an address of ours', `${control.origin}/kestrel-red/activity`, '/kestrel-red/activity'],
    ['home, instead of to another site', 'https://evil.test/', '/kestrel-red/'],
    ['home, instead of to another site in disguise', '//evil.test/activity', '/kestrel-red/'],
    ['home, instead of to a script', 'javascript:alert(1)', '/kestrel-red/'],
    ['home, instead of to a login', '/login?returnTo=/activity', '/kestrel-red/'],
  ])('after an auto-link leads %s [ONB-38]', async (_what, url, path) => {
    const member = await control.createMember('gb.member')
    const back = await followAndSignIn(member, fromMessage({ onConnectSuccessUrl: url }))
    const navigation = await comeBack(back, member)
    await linked()
    await goOn()
    await waitFor(() => expect(navigation.state.location.pathname).toBe(path), patient)
  })

  test('is there after a reload, too, and the page still says that it is done [ONB-38]', async () => {
    const member = await control.createMember('gb.member')
    await comeBack(await followAndSignIn(member, fromMessage({ onConnectSuccessUrl: '/activity' })), member)
    await linked()
    cleanup()
    const navigation = await renderRoute(page, member)
    await linked()
    expect(await calls(member)).toHaveLength(1)
    await goOn()
    await waitFor(() => expect(navigation.state.location.pathname).toBe('/kestrel-red/activity'))
  })
})

/** Where the login leads a member, with what this browser keeps of the partner. */
async function arrivalAfterLogin(member: TestMember): Promise<string> {
  cleanup()
  await renderRoute('/terms-and-conditions', member)
  const queryClient = createQueryClient()
  const profile = await queryClient.fetchQuery(profileOptions())
  return arrivalOf({ profile, hasPartnerLink: hasAutoLink(), target: page })
}
