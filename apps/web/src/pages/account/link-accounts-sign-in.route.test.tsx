import { partnerCustomer, signInAtPartner } from '@clubhouse/test-kit/partners'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSession } from '#platform/auth/auth.ts'
import {
  card,
  catchLeaving,
  comeBack,
  expectToast,
  forgetPartnerPages,
  kept,
  leaveFrom,
  linksOf,
  patient,
} from '#test/partner-pages.ts'
import { control } from '#test/render-route.tsx'

const path = '/account/link-accounts'
const usPath = `/en-us${path}`
/** In seconds, as the cookie has them. */
const fourWeeks = String(28 * 24 * 60 * 60)
const [airline, issuer] = ['Flying Club', 'Kestrel Red Card'] as const

beforeEach(catchLeaving)
afterEach(forgetPartnerPages)

describe.each([
  ['airline', 'gb.member', path, airline, 'Link Flying Club', 'VAA', 'Flying Club'],
  ['card', 'us.member', usPath, issuer, 'Link your card', 'SYF', 'Kestrel Red Card'],
] as const)('linking at the %s', (partner, from, at, name, button, code, called) => {
  test('is asked for with openid, and the account is linked; no token stays [LNK-16] [LNK-17] [LNK-18] [LNK-06] [LNK-07] [CST-01.d] [CST-04.c] [CON-34]', async () => {
    const set = vi.spyOn(document, 'cookie', 'set')
    const member = await control.createMember(from)
    const address = new URL(await leaveFrom(at, name, button, member))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      scope: 'openid',
      prompt: 'login',
      response_type: 'id_token',
      redirect_uri: `${control.origin}/kestrel-red/partner-login-success/`,
    })
    const back = await signInAtPartner(address.href, partnerCustomer(partner))
    const token = new URLSearchParams(back.hash.slice(1)).get('id_token') ?? ''
    const letGo = await control.holdBack({ operationId: 'linkAccount', member: member.email })
    const navigation = await comeBack(back, member)
    expect(await screen.findByText(`Linking your ${called} account`, {}, patient)).toBeInTheDocument()
    const cookies = set.mock.calls.flat().filter((cookie) => cookie.startsWith(`partnerLinkIdToken=${token};`))
    expect(cookies.map((cookie) => /Max-Age=(\d+)/.exec(cookie)?.[1])).toEqual(partner === 'airline' ? [fourWeeks] : [])
    await letGo()
    await expectToast('success', `Your ${called} account is linked.`)
    expect(within(await card(name)).getByText('Linked')).toBeVisible()
    expect(await linksOf(member)).toEqual([code])
    expect(kept()).not.toContain(token)
    expect(JSON.stringify(navigation.state)).not.toContain(token)
  })

  test('of an account that another member has is refused [LNK-20] [ERR-18]', async () => {
    const [member, other] = [
      await control.createMember(from),
      await control.createMember(partner === 'airline' ? 'gb.flyer' : 'us.cardholder'),
    ]
    await comeBack(await signInAtPartner(await leaveFrom(at, name, button, member), other.email), member)
    await expectToast('error', /account is already linked to another account\.$/)
    const refused = within(await card(name))
    expect(refused.getByText('Not linked')).toBeVisible()
    expect(refused.queryByText(/please try again/), 'said once').toBeNull()
    expect(kept()).not.toContain('id_token')
    expect(document.cookie).not.toContain('partnerLinkIdToken')
  })

  test.each<[string, (address: URL) => void, string]>([
    ['without a state', (url) => (url.hash = url.hash.replace(/&?state=[^&]+/, '')), 'That link wasn’t started here'],
    [
      'with another sign-in’s token',
      (url) => (url.hash = url.hash.replace(/id_token=[^&]+/, 'id_token=a.e30.c')),
      'Oops, something went wrong. Please try again later',
    ],
    [
      'as unavailable',
      (url) => (url.hash = url.hash.replace(/id_token=[^&]+/, 'error=temporarily_unavailable')),
      'Oops, something went wrong. Please try again later',
    ],
  ])('that comes back %s links nothing, and says so [LNK-19]', async (_what, change, text) => {
    const member = await control.createMember(from)
    const back = await signInAtPartner(await leaveFrom(at, name, button, member), partnerCustomer(partner))
    change(back)
    await comeBack(back, member)
    await expectToast('error', text)
    expect(within(await card(name)).getByText('Not linked')).toBeVisible()
    expect(await control.requests({ operationId: 'linkAccount', member: member.email })).toEqual([])
  })

  test('whose answer was lost is linked once, and the member is told', async () => {
    const member = await control.createMember(from)
    const back = await signInAtPartner(await leaveFrom(at, name, button, member), partnerCustomer(partner))
    await control.addFault({ operationId: 'linkAccount', member: member.email, drop: 'after' })
    await comeBack(back, member)
    await expectToast('success', `Your ${called} account is linked.`)
    expect(await linksOf(member)).toEqual([code])
  })

  test('comes back to another member of this browser, who gets nothing of it', async () => {
    const [member, other] = [await control.createMember(from), await control.createMember(from)]
    const back = await signInAtPartner(await leaveFrom(at, name, button, member), partnerCustomer(partner))
    await comeBack(back, other)
    expect(within(await card(name)).getByText('Not linked')).toBeVisible()
    expect(await linksOf(other)).toEqual([])
  })
})

describe('the airline', () => {
  test('has its token forgotten with the session [CON-34] [AUT-03]', async () => {
    const member = await control.createMember('gb.member')
    const back = await signInAtPartner(
      await leaveFrom(path, airline, 'Link Flying Club', member),
      partnerCustomer('airline'),
    )
    await control.addFault({ operationId: 'linkAccount', member: member.email, status: 500, times: 20 })
    await comeBack(back, member)
    await screen.findByText('Checking your Flying Club account', {}, patient)
    expect(document.cookie).toContain('partnerLinkIdToken=ey')
    endSession()
    expect(document.cookie).not.toContain('partnerLinkIdToken')
    expect(kept()).not.toMatch(/eyJ/)
  })
})
