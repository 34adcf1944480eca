import { linkAccount } from '@clubhouse/rest-client/club'
import { idTokenOf, partnerCustomer, signInAtPartner, turnBackAtPartner } from '@clubhouse/test-kit/partners'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ClubConfig, clubConfig } from '#domain/club/model/club-config.ts'
import { setAppConfig } from '#platform/config/app-config.ts'
import { currentStepUp } from '#platform/auth/step-up-store.ts'
import { holdTime, pass, passUntil, spoilStorage } from '#test/bad-browser.ts'
import {
  catchLeaving,
  comeBack,
  expectToast,
  forgetPartnerPages,
  kept,
  leaving,
  linksOf,
  patient,
  withForgedState,
  withoutProof,
} from '#test/partner-pages.ts'
import { control, renderRoute } from '#test/render-route.tsx'
import { britishAt, createNewMember, openAs, press } from './onboarding.fixtures.tsx'

/** Where the airline's or the card's account can be linked beside the account's own page, and what is seen there. */
interface Way {
  name: string
  partner: 'VAA' | 'SYF'
  slug: 'airline' | 'card'
  operationId: 'linkAccount' | 'connectPartner'
  called: string
  createMember: () => Promise<TestMember>
  /** Opens the page as a member who asks for the link, or has asked by the address. */
  begin: (member: TestMember) => Promise<unknown>
  linked: string
  failed: string
  /** What is there when the member came back from nothing that this tab has begun. */
  notBegun: string
  /** Begins anew after that. */
  beginAgain: () => Promise<unknown>
}

const link = 'Link my Flying Club account'
const autoLink = (partnerCode: string, region = '') =>
  `${region}/onboarding/auto-link-accounts?${new URLSearchParams({ partnerCode, connectionId: 'db', loginEmail: 'ada@partner.test' })}`

const autoLinks = {
  operationId: 'connectPartner',
  linked: 'Your accounts are linked',
  failed: 'We couldn’t link your accounts',
} as const

const ways: readonly Way[] = [
  {
    name: 'the airline’s account in the last step',
    partner: 'VAA',
    slug: 'airline',
    operationId: 'linkAccount',
    called: 'Flying Club',
    createMember: () => createNewMember(britishAt('Welcome'), { vaa_account_linking: true }),
    async begin(member) {
      await openAs(member, '/onboarding/welcome')
      await screen.findByRole('button', { name: link }, patient)
      await press(link)
    },
    linked: 'Your Flying Club account is linked',
    failed: 'Your Flying Club account isn’t linked',
    notBegun: link,
    beginAgain: () => press(link),
  },
  ...(['VAA', 'SYF'] as const).map((partner): Way => {
    const isAirline = partner === 'VAA'
    return {
      ...autoLinks,
      name: `an auto-link of ${partner}`,
      partner,
      slug: isAirline ? 'airline' : 'card',
      called: isAirline ? 'Flying Club' : 'Kestrel Red Card',
      createMember: () => control.createMember(isAirline ? 'gb.member' : 'us.member'),
      begin: (member) => renderRoute(autoLink(partner, isAirline ? '' : '/en-us'), member),
      notBegun: autoLinks.failed,
      beginAgain: () => press('Try again'),
    }
  }),
]

beforeEach(catchLeaving)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  forgetPartnerPages()
})

describe.each(ways)('$name', (way) => {
  const { partner, slug, operationId, called } = way
  const signIn = async (email = partnerCustomer(slug)) => signInAtPartner(await leaving.next(), email)
  const shows = (text: string) => screen.findByText(text, {}, patient)

  /** Signs in at the partner as a member who has begun; resolves with whom, and where the partner leads back to. */
  async function signedIn(email?: string) {
    const member = await way.createMember()
    await way.begin(member)
    return { member, back: await signIn(email) }
  }

  async function expectEnd(member: TestMember, isLinked: boolean) {
    expect(await linksOf(member)).toEqual(isLinked ? [partner] : [])
    expect(currentStepUp()).toEqual({ kind: 'not-stepped-up' })
    if (isLinked) expect(kept()).not.toMatch(/eyJ/)
  }

  test('that another tab has linked meanwhile is linked', async () => {
    const email = partnerCustomer(slug)
    const { member, back } = await signedIn(email)
    await linkAccount({ body: { partnerCode: partner, idToken: await idTokenOf(control, slug, email) } })
    await comeBack(back, member)
    await shows(way.linked)
    await expectEnd(member, true)
  })

  test('that another member has is not linked, and the member reads why', async () => {
    const holder = await control.createMember(partner === 'VAA' ? 'gb.flyer' : 'us.cardholder')
    const { member, back } = await signedIn(holder.email)
    await comeBack(back, member)
    await shows(way.failed)
    expect(screen.getByRole('alert')).toHaveTextContent('already linked to another account')
    await expectEnd(member, false)
    expect(await linksOf(holder)).toEqual([partner])
  })

  test.each([
    ['PARTNER_NOT_OFFERED', 422, `${called} accounts can’t be linked where you live.`],
    ['OTHER_ACCOUNT_LINKED', 422, `You’ve already linked another ${called} account, and there can be only one.`],
    ['PARTNER_TOKEN_INVALID', 422, `${called} couldn’t confirm that it’s you, so nothing has been linked.`],
    ['', 406, 'We couldn’t link your account. Nothing has changed, so please try again.'],
  ])('that the club refuses says why: %s %i', async (code, status, words) => {
    const { member, back } = await signedIn()
    await control.addFault({ operationId, member: member.email, times: 1, status, ...(code !== '' && { code }) })
    await comeBack(back, member)
    await shows(way.failed)
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    await expectEnd(member, false)
  })

  test('that was left before signing in changes nothing; where it is not available any more, that is said', async () => {
    const member = await way.createMember()
    await way.begin(member)
    await comeBack(await turnBackAtPartner(await leaving.next()), member)
    await shows(way.notBegun)
    const withoutPartners: ClubConfig = { ...clubConfig(), partners: {} }
    setAppConfig(withoutPartners)
    await way.beginAgain()
    await expectToast('error', 'Oops, something went wrong. Please try again later')
    expect(leaving.hasLeft()).toBe(false)
    await expectEnd(member, false)
  })

  test('that gets no answer for 20 seconds is shown on its way, and linked once', async () => {
    const { member, back } = await signedIn()
    await control.addFault({ operationId, member: member.email, times: 1, delayMs: 120_000 })
    await comeBack(back, member)
    holdTime()
    await passUntil(() => screen.queryByText(`Linking your ${called} account`) !== null)
    await pass(19_000)
    expect(screen.getByText(`Linking your ${called} account`)).toBeInTheDocument()
    await passUntil(() => screen.queryByText(way.linked) !== null)
    vi.useRealTimers()
    await shows(way.linked)
    await expectEnd(member, true)
    expect(await control.requests({ operationId, member: member.email })).toHaveLength(1)
  })

  test('that comes back twice is linked once', async () => {
    const { member, back } = await signedIn()
    await comeBack(back, member)
    await shows(way.linked)
    await comeBack(back, member)
    await expectToast('error', 'That link wasn’t started here')
    await expectEnd(member, true)
    expect(await control.requests({ operationId, member: member.email })).toHaveLength(1)
  })

  test('that comes back with a forged state links nothing, and says so', async () => {
    const { member, back } = await signedIn()
    await comeBack(withForgedState(back), member)
    await expectToast('error', 'That link wasn’t started here')
    await expectEnd(member, false)
  })

  test('that comes back without a token links nothing, and can be begun again', async () => {
    const { member, back } = await signedIn()
    await comeBack(withoutProof(back), member)
    await shows(way.notBegun)
    await expectEnd(member, false)
    await way.beginAgain()
    await comeBack(await signIn(), member)
    await shows(way.linked)
    await expectEnd(member, true)
  })

  test('whose tab was closed in the middle is linked in another one', async () => {
    const { member, back } = await signedIn()
    sessionStorage.clear()
    await comeBack(back, member)
    await expectToast('error', 'That link wasn’t started here')
    await expectEnd(member, false)
    await way.begin(member)
    await comeBack(await signIn(), member)
    await shows(way.linked)
    await expectEnd(member, true)
  })

  test('that is begun where the browser keeps nothing is not gone to the partner for', async () => {
    const member = await way.createMember()
    spoilStorage('full')
    await way.begin(member)
    await expectToast('error', /^Your browser keeps nothing for this site/)
    expect(leaving.hasLeft()).toBe(false)
    await waitFor(() => expect(screen.getByText(way.notBegun)).toBeVisible(), patient)
  })
})
