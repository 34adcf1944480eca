import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../testing/test-sandbox.ts'
import { clubClientId, partners, type PartnerSlug } from './partners.ts'
import { partnerPassword } from './people.ts'
import { partnerIdToken, partnerSignIn } from './testing/partner-sign-in.ts'

let sandbox: TestSandbox
let app: string

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  app = `${sandbox.origin}/kestrel-red`
})
afterAll(() => sandbox.close())

const slugs = Object.keys(partners) as PartnerSlug[]

function authorizeAddress(partner: PartnerSlug, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: clubClientId,
    response_type: partners[partner].answers,
    scope: 'openid',
    redirect_uri: `${app}/partner-login-success/`,
    state: 'a state',
    ...more,
  })
  return `${sandbox.origin}/partners/${partner}/authorize?${query}`
}

const get = (address: string) => fetch(address, { redirect: 'manual' })
const post = (address: string, form: Record<string, string>) =>
  fetch(address, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
const whereTo = (response: Response) => new URL(response.headers.get('location') ?? '')
const answerIn = (address: URL) => Object.fromEntries(new URLSearchParams(address.hash.slice(1) || address.search))

describe.each(slugs)('signing in at the %s', (partner) => {
  test('shows a page that nobody can frame and no script runs on', async () => {
    const response = await get(authorizeAddress(partner, { login_hint: 'ada"<b>@kestrel.test' }))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const text = await response.text()
    expect(text).toContain(partners[partner].name)
    expect(text).toContain('value="ada&quot;&lt;b&gt;@kestrel.test"')
  })

  test('gives a token that its published keys verify, with the nonce that was asked for', async () => {
    const person = {
      airline: 'flyer+keys@airline.test',
      rewards: 'renter+keys@rewards.test',
      card: 'holder+keys@card.test',
    }
    const options = { origin: sandbox.origin, partner, email: person[partner], more: { nonce: 'a-nonce' } }
    const idToken = await partnerIdToken(options)
    const configuration = (await (
      await get(`${sandbox.origin}/partners/${partner}/.well-known/openid-configuration`)
    ).json()) as { issuer: string; jwks_uri: string }
    const { payload } = await jwtVerify(idToken, createRemoteJWKSet(new URL(configuration.jwks_uri)), {
      issuer: configuration.issuer,
      audience: clubClientId,
    })
    expect(payload).toMatchObject({ nonce: 'a-nonce' })
  })

  test.each([
    ['flyer@airline.test', 'wrong'],
    ['nobody@airline.test', partnerPassword],
    ['', ''],
  ])('as %s with the password %s is refused, with another try', async (email, password) => {
    const response = await post(authorizeAddress(partner), { email, password })
    expect(response.status).toBe(401)
    expect(await response.text()).toContain('do not match')
  })

  test.each<[Record<string, string>, string]>([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'profile' }, 'invalid_scope'],
    [{ scope: 'openid everything' }, 'invalid_scope'],
    [{ prompt: 'none' }, 'login_required'],
  ])('with %j goes back with %s', async (more, error) => {
    expect(answerIn(whereTo(await get(authorizeAddress(partner, more))))).toMatchObject({ error, state: 'a state' })
  })

  test.each([
    { client_id: 'somebody' },
    { redirect_uri: 'https://elsewhere.test/kestrel-red/' },
    { redirect_uri: 'not an address' },
  ])('with %j goes nowhere', async (more) => {
    const response = await get(authorizeAddress(partner, more))
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })
})

test('the airline’s token comes in the fragment, which no server sees [LNK-16] [LNK-17]', async () => {
  const address = await partnerSignIn({ origin: sandbox.origin, partner: 'airline', email: 'flyer@airline.test' })
  expect([address.pathname, address.search]).toEqual(['/kestrel-red/partner-login-success/', ''])
  expect(answerIn(address)).toMatchObject({ state: 'some-state', id_token: expect.stringMatching(/^ey/) })
})

test('going back from the airline’s page is told as denied', async () => {
  const response = await get(authorizeAddress('airline').replace('/authorize?', '/authorize/cancel?'))
  expect(answerIn(whereTo(response))).toEqual({ error: 'access_denied', state: 'a state' })
})

describe('the rewards partner', () => {
  test('gives a code in the query [LNK-21] [LNK-25]', async () => {
    const address = await partnerSignIn({ origin: sandbox.origin, partner: 'rewards', email: 'renter@rewards.test' })
    expect(address.pathname).toBe('/kestrel-red/account/link-accounts')
    expect(address.searchParams.get('code')).toHaveLength(32)
  })

  test('says that an account is linked already [LNK-23]', async () => {
    const member = await sandbox.member('us.transfer')
    const address = await partnerSignIn({ origin: sandbox.origin, partner: 'rewards', email: member.email })
    expect(answerIn(address)).toEqual({ error_code: 'USER_ACCOUNT_ALREADY_LINKED', state: 'some-state' })
  })

  test('words going back as an error [LNK-24]', async () => {
    const response = await get(authorizeAddress('rewards').replace('/authorize?', '/authorize/cancel?'))
    expect(answerIn(whereTo(response))).toMatchObject({ error_code: 'ERROR' })
  })

  test.each([
    [{ client_secret: 'guessed' }, 401, 'invalid_client'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ code: 'x'.repeat(32) }, 400, 'invalid_grant'],
  ])('exchanges no code with %j', async (more, status, error) => {
    const response = await post(`${sandbox.origin}/partners/rewards/token`, {
      client_id: clubClientId,
      client_secret: 'sandbox-club-secret',
      grant_type: 'authorization_code',
      code: '',
      redirect_uri: `${app}/account/link-accounts`,
      ...more,
    })
    expect([response.status, await response.json()]).toEqual([status, { error }])
  })
})

describe('unlinking at the rewards partner', () => {
  const customerOf = async (member: TestMember) =>
    (await member.call<{ accounts: { partnerUserId: string }[] }>('/api/profiles/accounts')).body.accounts[0]
      ?.partnerUserId ?? ''
  const addressFor = (partnerCustomerId: string, more: Record<string, string> = {}, step = '') =>
    `${sandbox.origin}/partners/rewards/callback${step}?${new URLSearchParams({
      action: 'UNLINK',
      partner: 'BILTREWARDS',
      redirectPath: '/account/link-accounts',
      partnerCustomerId,
      ...more,
    })}`

  test('takes the link away and says so, and the two can be linked again [LNK-22] [LNK-26]', async () => {
    const [member, other] = await Promise.all([sandbox.member('us.transfer'), sandbox.member('us.transfer')])
    const address = addressFor(await customerOf(member))
    expect((await get(address)).status).toBe(200)
    const done = whereTo(await post(address, { password: partnerPassword }))
    expect(done.href).toBe(`${app}/account/link-accounts?status=UNLINK_SUCCESS`)
    expect(await customerOf(member)).toBe('')
    expect(await customerOf(other)).not.toBe('')
    expect(answerIn(whereTo(await post(address, { password: partnerPassword })))).toEqual({ status: 'ERROR' })
    const idToken = await partnerIdToken({ origin: sandbox.origin, partner: 'rewards', email: member.email })
    const json = { partnerCode: 'BILTREWARDS', idToken }
    expect((await member.call('/api/profiles/account-linkings', { json })).status).toBe(200)
  })

  test('can be left [LNK-26]', async () => {
    const member = await sandbox.member('us.transfer')
    const response = await get(addressFor(await customerOf(member), {}, '/cancel'))
    expect(answerIn(whereTo(response))).toEqual({ status: 'CANCEL' })
    expect(await customerOf(member)).not.toBe('')
  })

  test('takes more than to know the number', async () => {
    const member = await sandbox.member('us.transfer')
    expect((await post(addressFor(await customerOf(member)), { password: 'guessed' })).status).toBe(401)
    expect(await customerOf(member)).not.toBe('')
  })

  test('of an account that is not linked is an error [LNK-26]', async () => {
    expect(answerIn(whereTo(await get(addressFor('BW-0000-0000'))))).toEqual({ status: 'ERROR' })
  })

  test.each([
    { redirectPath: '//elsewhere.test/' },
    { redirectPath: 'https://elsewhere.test/' },
    { redirectPath: '/../../elsewhere' },
    { action: 'DELETE' },
    { partner: 'VAA' },
  ])('with %j goes nowhere', async (more) => {
    const response = await get(addressFor('BW-2208-5517', more))
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })
})

describe('the application for the card', () => {
  const begin = async (applicationType: 'PREQUAL' | 'APPLY') => {
    const json = {
      accorId: '',
      siteCode: '',
      applicationType,
      returnURL: '/kestrel-red/en-us/rewards-credit-card-complete',
    }
    const { body } = await sandbox.call<{ token: string }>('/api/card-applications/guest', { json })
    const preQual = applicationType === 'PREQUAL' ? '&preQual=Y' : ''
    return (step = '') => `${sandbox.origin}/partners/card/apply${step}?token=${body.token}${preQual}`
  }

  test.each([
    ['PREQUAL', 'See if you prequalify'],
    ['APPLY', 'Apply for the card'],
  ] as const)('of type %s is filled in there and comes back, once [CCD-20]', async (type, title) => {
    const address = await begin(type)
    expect(await (await get(address())).text()).toContain(title)
    const back = whereTo(await post(address(), {}))
    expect(back.href).toBe(`${app}/en-us/rewards-credit-card-complete?status=SUBMITTED`)
    expect((await post(address(), {})).status).toBe(400)
  })

  test('can be left', async () => {
    const address = await begin('APPLY')
    expect(answerIn(whereTo(await get(address('/cancel'))))).toEqual({ status: 'CANCELLED' })
    expect((await get(address())).status).toBe(400)
  })

  test('opens with its own token and kind only', async () => {
    const address = await begin('PREQUAL')
    expect((await get(address().replace('&preQual=Y', ''))).status).toBe(400)
    expect((await get(`${sandbox.origin}/partners/card/apply?token=guessed`)).status).toBe(400)
  })
})
