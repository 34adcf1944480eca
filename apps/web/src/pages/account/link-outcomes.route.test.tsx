import { linkAccount } from '@clubhouse/rest-client/club'
import { idTokenOf, partnerCustomer, signInAtPartner, turnBackAtPartner } from '@clubhouse/test-kit/partners'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ClubConfig, clubConfig } from '#domain/club/model/club-config.ts'
import { setAppConfig } from '#platform/config/app-config.ts'
import { currentStepUp } from '#platform/auth/step-up-store.ts'
import type { ToastType } from '#platform/toasts/toast-store.ts'
import { holdTime, pass, passUntil, spoilStorage } from '#test/bad-browser.ts'
import {
  card,
  catchLeaving,
  comeBack,
  expectToast,
  forgetPartnerPages,
  kept,
  leaveFrom,
  leaving,
  linksOf,
  patient,
  pressOn,
  withForgedState,
  withoutProof,
} from '#test/partner-pages.ts'
import { control, renderRoute } from '#test/render-route.tsx'

const path = '/account/link-accounts'

/** Each partner that can be linked: who may, by which button, and by which call the club links. */
const partners = {
  VAA: {
    slug: 'airline',
    from: 'gb.member',
    holder: 'gb.flyer',
    at: path,
    title: 'Flying Club',
    button: 'Link Flying Club',
    called: 'Flying Club',
    operationId: 'linkAccount',
  },
  SYF: {
    slug: 'card',
    from: 'us.member',
    holder: 'us.cardholder',
    at: `/en-us${path}`,
    title: 'Kestrel Red Card',
    button: 'Link your card',
    called: 'Kestrel Red Card',
    operationId: 'linkAccount',
  },
  BILTREWARDS: {
    slug: 'rewards',
    from: 'us.member',
    holder: 'us.transfer',
    at: `/en-us${path}`,
    title: 'Bilt Rewards',
    button: 'Link Bilt',
    called: 'Bilt',
    operationId: 'connectPartnerByCode',
  },
} as const

type Code = keyof typeof partners
const codes = Object.keys(partners) as Code[]
const isByCode = (code: Code) => code === 'BILTREWARDS'

/** What the member is told, and which accounts they have linked in the end. */
interface End {
  toast: ToastType
  words: string | RegExp
  isLinked: boolean
  /** How often the club was asked to link. */
  calls: number
}

interface Walk {
  code: Code
  member: TestMember
  /** Leaves for the partner; resolves with its address. */
  leave: () => Promise<string>
  /** Signs in at the partner; resolves with where it leads back to. */
  signIn: (address: string, email?: string) => Promise<URL>
  /** Opens an address that the partner leads back to, as a new page. */
  arrive: (back: URL) => Promise<void>
}

const notStarted = 'That link wasn’t started here'
const unknown = 'Oops, something went wrong. Please try again later'
const linkFailed = 'We couldn’t link your account. Nothing has changed, so please try again.'

/** Each way in which a link can end. */
const outcomes: Record<string, (walk: Walk) => Promise<Record<Code, End> | End>> = {
  async 'is linked'({ code, leave, signIn, arrive }) {
    await arrive(await signIn(await leave()))
    return done(code)
  },
  async 'was linked by another tab meanwhile'({ code, leave, signIn, arrive }) {
    const address = await leave()
    const { slug } = partners[code]
    const email = partnerCustomer(slug)
    const idToken = await idTokenOf(control, slug, email)
    await linkAccount({ body: { partnerCode: code, idToken } })
    await arrive(await signIn(address, email))
    return { ...done(code), calls: isByCode(code) ? 0 : 2 }
  },
  async 'is linked by another member'({ code, leave, signIn, arrive }) {
    const holder = await control.createMember(partners[code].holder)
    await arrive(await signIn(await leave(), holder.email))
    return {
      toast: 'error',
      words: /account is already linked to another account\.$/,
      isLinked: false,
      calls: isByCode(code) ? 0 : 1,
    }
  },
  async 'is not the one that the member has linked already'({ code, leave, signIn, arrive }) {
    const address = await leave()
    const { slug, called } = partners[code]
    const idToken = await idTokenOf(control, slug, partnerCustomer(slug))
    await linkAccount({ body: { partnerCode: code, idToken } })
    await arrive(await signIn(address))
    const words = `You’ve already linked another ${called} account, and there can be only one.`
    return { toast: 'error', words, isLinked: true, calls: isByCode(code) ? 1 : 2 }
  },
  async 'is left before signing in'({ leave, arrive }) {
    await arrive(await turnBackAtPartner(await leave()))
    const words = 'You came back before your account was linked. Nothing has changed.'
    const left: End = { toast: 'information', words, isLinked: false, calls: 0 }
    // The rewards partner words every failure in a way of its own (LNK-24).
    return { VAA: left, SYF: left, BILTREWARDS: { ...left, toast: 'error', words: linkFailed } }
  },
  async 'is refused by the club'({ code, member, leave, signIn, arrive }) {
    const back = await signIn(await leave())
    const { operationId, called } = partners[code]
    const refusal = { status: 422, code: 'PARTNER_NOT_OFFERED' }
    await control.addFault({ operationId, member: member.email, times: 1, ...refusal })
    await arrive(back)
    return { toast: 'error', words: `${called} accounts can’t be linked where you live.`, isLinked: false, calls: 1 }
  },
  async 'is not accepted (406)'({ code, member, leave, signIn, arrive }) {
    const back = await signIn(await leave())
    await control.addFault({ operationId: partners[code].operationId, member: member.email, times: 1, status: 406 })
    await arrive(back)
    return { toast: 'error', words: unknown, isLinked: false, calls: 1 }
  },
  async 'is answered late'({ code, member, leave, signIn, arrive }) {
    const back = await signIn(await leave())
    const letGo = await control.holdBack({ operationId: partners[code].operationId, member: member.email })
    await arrive(back)
    const text = `Linking your ${partners[code].called} account`
    expect(await screen.findByText(text, {}, patient)).toBeInTheDocument()
    await letGo()
    return done(code)
  },
  async 'gets no answer for 20 seconds'({ code, member, leave, signIn, arrive }) {
    const back = await signIn(await leave())
    const { operationId, called } = partners[code]
    await control.addFault({ operationId, member: member.email, times: 1, delayMs: 120_000 })
    await arrive(back)
    holdTime()
    await passUntil(() => screen.queryByText(`Linking your ${called} account`) !== null)
    await pass(19_000)
    await passUntil(() => screen.queryByText(`Checking your ${called} account`) !== null)
    await passUntil(() => screen.queryByText('Linked') !== null)
    vi.useRealTimers()
    // The sandbox counts a call when it answers.
    return done(code)
  },
  async 'is not available'({ code, member }) {
    const { at, title, button } = partners[code]
    await renderRoute(at, member)
    const withoutPartners: ClubConfig = { ...clubConfig(), partners: {} }
    setAppConfig(withoutPartners)
    await pressOn(title, button)
    return { toast: 'error', words: unknown, isLinked: false, calls: 0 }
  },
  async 'comes back twice'({ code, leave, signIn, arrive }) {
    const back = await signIn(await leave())
    await arrive(back)
    await expectToast('success', 'is linked')
    await arrive(back)
    return { ...done(code), toast: 'error', words: notStarted }
  },
  async 'comes back with a forged state'({ leave, signIn, arrive }) {
    await arrive(withForgedState(await signIn(await leave())))
    return { toast: 'error', words: notStarted, isLinked: false, calls: 0 }
  },
  async 'comes back without a token or a code'({ leave, signIn, arrive }) {
    await arrive(withoutProof(await signIn(await leave())))
    const end: End = { toast: 'error', words: unknown, isLinked: false, calls: 0 }
    return { VAA: end, SYF: end, BILTREWARDS: { ...end, words: linkFailed } }
  },
  async 'was closed in the middle, and is linked in another tab'({ code, leave, signIn, arrive }) {
    const back = await signIn(await leave())
    sessionStorage.clear()
    await arrive(back)
    await expectToast('error', notStarted)
    await pressOn(partners[code].title, partners[code].button)
    await arrive(await signIn(await leaving.next()))
    return done(code)
  },
  async 'is begun where the browser keeps nothing'({ code, member }) {
    const { at, title, button } = partners[code]
    await renderRoute(at, member)
    spoilStorage('full')
    await pressOn(title, button)
    expect(leaving.hasLeft()).toBe(false)
    return { toast: 'error', words: /^Your browser keeps nothing for this site/, isLinked: false, calls: 0 }
  },
}

beforeEach(catchLeaving)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  forgetPartnerPages()
})

describe.each(codes)('an account at %s', (code) => {
  const { slug, from, at, title, button, operationId } = partners[code]

  test.each(Object.entries(outcomes))('that %s', async (_outcome, walk) => {
    const member = await control.createMember(from)
    let shown: Awaited<ReturnType<typeof comeBack>> | undefined
    const ended = await walk({
      code,
      member,
      leave: () => leaveFrom(at, title, button, member),
      signIn: (address, email = partnerCustomer(slug)) => signInAtPartner(address, email),
      async arrive(back) {
        shown = await comeBack(back, member)
      },
    })
    const { toast, words, isLinked, calls } = 'toast' in ended ? ended : ended[code]
    await expectToast(toast, words)
    expect(await within(await card(title)).findByText(isLinked ? 'Linked' : 'Not linked', {}, patient)).toBeVisible()
    expect(await linksOf(member)).toEqual(isLinked ? [code] : [])
    expect(await control.requests({ operationId, member: member.email })).toHaveLength(calls)
    expect(currentStepUp()).toEqual({ kind: 'not-stepped-up' })
    expect(`${kept()} ${JSON.stringify(shown?.state)}`).not.toMatch(/eyJ|id_token|code=|state=/)
    expect(within(await card(title)).queryByRole('alert'), 'said once').toBeNull()
  })
})

function done(code: Code): End {
  return { toast: 'success', words: `Your ${partners[code].called} account is linked.`, isLinked: true, calls: 1 }
}
