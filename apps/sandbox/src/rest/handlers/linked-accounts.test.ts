import type { components } from '@clubhouse/rest-client/club.types'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInOverHttp } from '../../identity/testing/sign-in-over-http.ts'
import { partnerIdToken, partnerSignIn } from '../../partners/testing/partner-sign-in.ts'
import type { PartnerSlug } from '../../partners/partners.ts'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'
import type { ProblemBody } from '../problem.ts'

type LinkedAccount = components['schemas']['LinkedAccount']
type LinkedAccounts = components['schemas']['LinkedAccounts']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

const tokenOf = (partner: PartnerSlug, email: string) => partnerIdToken({ origin: sandbox.origin, partner, email })
const linksOf = async (member: TestMember) =>
  (await member.call<LinkedAccounts>('/api/profiles/accounts')).body.accounts
const link = (member: TestMember, partnerCode: string, idToken: string) =>
  member.call<LinkedAccount & ProblemBody>('/api/profiles/account-linkings', { json: { partnerCode, idToken } })
const connect = (member: TestMember, partner: string, partnerUserIdToken: string) =>
  member.call<LinkedAccount & ProblemBody>(`/api/client-connect/${partner}`, { json: { partnerUserIdToken } })

test.each([
  ['gb.member', []],
  ['gb.flyer', ['VAA']],
  ['us.cardholder', ['SYF']],
  ['us.transfer', ['BILTREWARDS']],
])('%s sees the linked accounts %j [API-11] [ACC-19] [ENT-01]', async (from, codes) => {
  const links = await linksOf(await sandbox.member(from))
  expect(links.map(({ partnerCode }) => partnerCode)).toEqual(codes)
  expect(links.every(({ partnerUserId }) => partnerUserId.length > 5)).toBe(true)
})

describe('linking', () => {
  test.each<[string, PartnerSlug, string, string]>([
    ['gb.member', 'airline', 'VAA', 'flyer+gb@airline.test'],
    ['gb.new', 'airline', 'VAA', 'flyer+new@airline.test'],
    ['us.member', 'rewards', 'BILTREWARDS', 'renter+us@rewards.test'],
    ['us.member', 'card', 'SYF', 'holder+us@card.test'],
  ])('%s gets the account at the %s of whom the token speaks [API-12] [LNK-18]', async (from, partner, code, email) => {
    const member = await sandbox.member(from)
    const idToken = await tokenOf(partner, email)
    const { status, body } = await link(member, code, idToken)
    expect([status, body]).toEqual([200, { partnerCode: code, partnerUserId: decodeJwt(idToken).sub }])
    expect(await linksOf(member)).toEqual([body])
    const { body: profile } = await member.call<components['schemas']['Profile']>('/api/profiles')
    expect(profile.linkedAccountsState).toEqual({ [code]: true })
    expect((await link(member, code, idToken)).body, 'again').toEqual(body)
  })

  test('on the way from the partner does the same [API-19] [CON-35]', async () => {
    const member = await sandbox.member('gb.member')
    const idToken = await tokenOf('airline', 'flyer+connected@airline.test')
    const { status, body } = await connect(member, 'VAA', idToken)
    expect([status, body]).toEqual([200, { partnerCode: 'VAA', partnerUserId: decodeJwt(idToken).sub }])
  })

  test('says who else has the account, to nobody, but that somebody has [LNK-20] [ERR-18]', async () => {
    const other = await sandbox.member('gb.flyer')
    const member = await sandbox.member('gb.member')
    const idToken = await tokenOf('airline', other.email)
    for (const refused of [await link(member, 'VAA', idToken), await connect(member, 'VAA', idToken)]) {
      expect([refused.status, refused.body.code]).toEqual([422, 'PROFILE_ALREADY_LINKED'])
      expect(JSON.stringify(refused.body)).not.toContain(other.email)
    }
    expect(await linksOf(member)).toEqual([])
    expect(await linksOf(other)).toHaveLength(1)
  })

  test('is done for one of two members who come at the same moment', async () => {
    const members = await Promise.all([sandbox.member('gb.member'), sandbox.member('gb.member')])
    const idToken = await tokenOf('airline', 'flyer+raced@airline.test')
    const answers = await Promise.all(members.map((member) => link(member, 'VAA', idToken)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })

  test.each<[string, string, () => Promise<string>, string]>([
    ['gb.flyer', 'VAA', () => tokenOf('airline', 'flyer+second@airline.test'), 'OTHER_ACCOUNT_LINKED'],
    ['gb.member', 'SYF', () => tokenOf('card', 'holder+gb@card.test'), 'PARTNER_NOT_OFFERED'],
    ['gb.new', 'BILTREWARDS', () => tokenOf('rewards', 'renter+new@rewards.test'), 'PARTNER_NOT_OFFERED'],
    ['us.member', 'SYF', () => tokenOf('airline', 'flyer+wrong@airline.test'), 'PARTNER_TOKEN_INVALID'],
    ['gb.member', 'VAA', () => Promise.resolve('a.b.c'), 'PARTNER_TOKEN_INVALID'],
    ['gb.member', 'VAA', tampered, 'PARTNER_TOKEN_INVALID'],
  ])('of %s at %s is refused [LNK-02] [LNK-04]', async (from, code, token, want) => {
    const member = await sandbox.member(from)
    const before = await linksOf(member)
    const { status, body } = await link(member, code, await token())
    expect([status, body.code]).toEqual([422, want])
    expect(await linksOf(member)).toEqual(before)
  })

  test('with the club’s own id token, or none, is refused', async () => {
    const member = await sandbox.member('gb.member')
    const { idToken } = await signInOverHttp({ origin: sandbox.origin, email: member.email, password: member.password })
    expect((await link(member, 'VAA', idToken)).body.code).toBe('PARTNER_TOKEN_INVALID')
    const { status, body } = await link(member, 'VAA', 'not-a-token')
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'body/idToken'])
    expect(await linksOf(member)).toEqual([])
  })
})

describe('the rewards partner’s code', () => {
  const redirectUri = () => `${sandbox.origin}/kestrel-red/account/link-accounts`
  const codeFor = async (email: string) =>
    (await partnerSignIn({ origin: sandbox.origin, partner: 'rewards', email })).searchParams.get('code') ?? ''
  const exchange = (member: TestMember, code: string, to = redirectUri()) =>
    member.call<LinkedAccount & ProblemBody>('/api/client-connect/BILTREWARDS/codes', {
      json: { code, redirectUri: to },
    })

  test('links the account, once [LNK-21] [LNK-25]', async () => {
    const [member, other] = await Promise.all([sandbox.member('us.member'), sandbox.member('us.member')])
    const code = await codeFor('renter+code@rewards.test')
    const { status, body } = await exchange(member, code)
    expect([status, body.partnerCode]).toEqual([200, 'BILTREWARDS'])
    expect(await linksOf(member)).toEqual([body])
    expect((await exchange(other, code)).body.code).toBe('PARTNER_TOKEN_INVALID')
    expect(await linksOf(other)).toEqual([])
  })

  test('is no good with another address, and no good afterwards', async () => {
    const member = await sandbox.member('us.member')
    const code = await codeFor('renter+address@rewards.test')
    expect((await exchange(member, code, `${redirectUri()}?x=1`)).body.code).toBe('PARTNER_TOKEN_INVALID')
    expect((await exchange(member, code)).body.code).toBe('PARTNER_TOKEN_INVALID')
    expect(await linksOf(member)).toEqual([])
  })

  test('is for members in the United States', async () => {
    const member = await sandbox.member('gb.member')
    expect((await exchange(member, await codeFor('renter+gb@rewards.test'))).body.code).toBe('PARTNER_NOT_OFFERED')
  })

  test('comes from no other partner', async () => {
    const member = await sandbox.member('us.member')
    const { status } = await member.call('/api/client-connect/VAA/codes', {
      json: { code: 'x'.repeat(32), redirectUri: redirectUri() },
    })
    expect(status).toBe(400)
  })
})

/** A good token whose claims were written over. */
async function tampered(): Promise<string> {
  const [head, , signature] = (await tokenOf('airline', 'flyer+tampered@airline.test')).split('.')
  const claims = { iss: `${sandbox.origin}/partners/airline`, aud: 'clubhouse', sub: '1049327718', exp: 4_000_000_000 }
  return [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}
