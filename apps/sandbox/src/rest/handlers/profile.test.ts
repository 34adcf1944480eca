import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'
import type { ProblemBody } from '../problem.ts'

type Profile = components['schemas']['Profile']
type Update = components['schemas']['ProfileUpdate']

interface Dump {
  profile: Partial<Profile>
  events: { code: string }[]
  consents: { field: string; words: string }[]
}

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

const whole: Update = {
  channel: 'WEB',
  country: 'GB',
  firstName: 'Zoë',
  lastName: 'O’Brien-Ward',
  dateOfBirth: '29/02/1996',
  mobile: '+447700900142',
  postcode: 'EH6 6QW',
  marketingEmail: true,
  marketingSms: false,
  marketingTel: true,
  termsVersion: 3,
  marketingText: 'Tick to opt out.',
  marketingSmsText: 'Tick to opt out of texts.',
  notifications: false,
  incentiveCodes: ['SUMMER-500', 'SPRING', 'SUMMER-500'],
  complete: true,
}

const { termsVersion: _termsVersion, ...withoutTerms } = whole

const update = <Body = Profile>(member: TestMember, json: unknown, query = '') =>
  member.call<Body>(`/api/profiles/v2${query}`, { method: 'PATCH', json })
const dump = async ({ email }: { email: string }) => (await sandbox.call<Dump>(`/_sandbox/members/${email}`)).body

describe('a profile', () => {
  test.each([
    ['gb.member', { complete: true, country: 'GB', linkedAccountsState: {}, supportAuthorised: false }],
    ['gb.new', { complete: false, appState: { onboarding: 'PersonalDetails' }, points: { current: 0 } }],
    ['gb.flyer', { linkedAccountsState: { VAA: true } }],
    ['us.cardholder', { country: 'US', state: 'NY', linkedAccountsState: { SYF: true } }],
    ['us.transfer', { linkedAccountsState: { BILTREWARDS: true } }],
    ['gb.restricted', { restrictAlcoholGambling: true }],
    ['gb.optout', { optOutPrefAlcohol: true, optOutPrefGambling: true }],
    ['world.member', { country: 'WORLD' }],
  ])('of %s is whole [ENT-04] [API-09]', async (from, want) => {
    const member = await sandbox.member(from)
    const { body } = await member.call<Profile>('/api/profiles')
    expect(body).toMatchObject({ redUserId: member.memberId, email: member.email, ...want })
    expect(body.memberSupplierIds['tagManagement'], 'ANL-07').toMatch(/^KR/)
  })
})

describe('onboarding', () => {
  test('ends at once with all that it asks for [ONB-36] [ONB-39] [ENT-14]', async () => {
    const member = await sandbox.member('gb.new')
    const { status, body } = await update(member, whole, '?region=GB')
    expect(status).toBe(200)
    expect(body).toMatchObject({ complete: true, firstName: 'Zoë', mobile: '07700900142', dateOfBirth: '29/02/1996' })
    expect(body.appState).toBeUndefined()
    expect((await member.call('/api/profiles')).body).toEqual(body)
    const { events, consents } = await dump(member)
    expect(events.map(({ code }) => code)).toEqual(['SUMMER-500', 'SPRING'])
    expect(consents).toMatchObject([
      { field: 'marketingText', words: 'Tick to opt out.' },
      { field: 'marketingSmsText', words: 'Tick to opt out of texts.' },
    ])
  })

  test('goes step by step, and back [ONB-02]', async () => {
    const member = await sandbox.member('gb.new')
    const { termsVersion, complete: _complete, incentiveCodes: _codes, ...details } = whole
    const steps: Update[] = [
      { ...details, appState: { onboarding: 'TermsAndConditions' } },
      { appState: { onboarding: 'PersonalDetails' } },
      { appState: { onboarding: 'TermsAndConditions' } },
      { ...(termsVersion !== undefined && { termsVersion }), appState: { onboarding: 'CommunicationPreferences' } },
      { appState: { onboarding: 'Welcome' } },
    ]
    for (const step of steps) {
      const { body } = await update(member, step)
      expect(body.appState).toEqual(step.appState)
    }
    const { body } = await update(member, { complete: true, linkedAccountsState: { VAA: false } })
    expect(body, 'ONB-37').toMatchObject({ complete: true, linkedAccountsState: { VAA: false } })
    expect(body.appState).toBeUndefined()
  })

  test('takes every kind of message for wanted, and no notification, until the member says otherwise [ONB-29]', async () => {
    const { marketingEmail: _email, marketingSms: _sms, marketingTel: _tel, notifications: _n, ...rest } = whole
    const { body } = await update(await sandbox.member('gb.new'), rest)
    expect(body).toMatchObject({ marketingEmail: true, marketingSms: true, marketingTel: true, notifications: false })
  })

  test.each<[string, Update, string[]]>([
    [
      'ends with nothing said',
      { complete: true },
      ['country', 'firstName', 'lastName', 'dateOfBirth', 'mobile', 'postcode', 'termsVersion'],
    ],
    ['skips the terms', withoutTerms, ['termsVersion']],
    [
      'skips a step',
      { appState: { onboarding: 'Welcome' }, firstName: 'Ada' },
      ['country', 'lastName', 'dateOfBirth', 'mobile', 'postcode', 'termsVersion'],
    ],
  ])('that %s is refused, field by field, and nothing is changed [ONB-23] [ONB-26]', async (_what, json, fields) => {
    const member = await sandbox.member('gb.new')
    const before = await dump(member)
    const { status, body } = await update<ProblemBody>(member, json)
    expect([status, body.code]).toEqual([400, 'INVALID_PROFILE'])
    expect(body.errors?.map(({ path }) => path)).toEqual(fields.map((field) => `body/${field}`))
    expect(await dump(member)).toEqual(before)
  })

  test('does not begin again', async () => {
    const { status, body } = await update<ProblemBody>(await sandbox.member('gb.member'), {
      appState: { onboarding: 'PersonalDetails' },
    })
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'body/appState/onboarding'])
  })
})

describe('an update', () => {
  test('changes what is sent and nothing else [API-10] [ACC-16]', async () => {
    const member = await sandbox.member('gb.member')
    const { body: before } = await member.call<Profile>('/api/profiles')
    const json = { channel: 'IOS', marketingSms: false, optOutPrefAlcohol: true } as const
    const { status, body } = await update(member, json)
    expect([status, body]).toEqual([200, { ...before, ...json }])
  })

  test.each([
    ['?region=GB', 200],
    ['?region=US&region=GB', 200],
    ['?region=US', 400],
    ['?region=US&region=WORLD', 400],
    ['?region=FR', 400],
  ])('for the regions %s of a member in Britain is %i [API-10]', async (query, want) => {
    const member = await sandbox.member('gb.member')
    const { status } = await update(member, { marketingTel: true }, query)
    expect(status).toBe(want)
    expect((await dump(member)).profile.marketingTel).toBe(want === 200)
  })

  test.each<[string, object, string, string]>([
    ['gb.member', { firstName: '-Ada' }, 'VALIDATION', 'body/firstName'],
    ['gb.member', { lastName: 'A'.repeat(31) }, 'VALIDATION', 'body/lastName'],
    ['gb.member', { dateOfBirth: '1996-02-29' }, 'VALIDATION', 'body/dateOfBirth'],
    ['gb.member', { dateOfBirth: '29/02/2023' }, 'INVALID_PROFILE', 'body/dateOfBirth'],
    ['gb.member', { country: 'FR' }, 'VALIDATION', 'body/country'],
    ['gb.member', { mobile: '2125550142' }, 'INVALID_PROFILE', 'body/mobile'],
    ['gb.member', { postcode: '10013' }, 'INVALID_PROFILE', 'body/postcode'],
    ['gb.member', { state: 'NY' }, 'INVALID_PROFILE', 'body/state'],
    ['us.member', { state: 'XX' }, 'VALIDATION', 'body/state'],
    ['us.member', { mobile: '07700900142' }, 'INVALID_PROFILE', 'body/mobile'],
    ['us.member', { postcode: 'EH6 6QW' }, 'INVALID_PROFILE', 'body/postcode'],
    ['gb.member', { termsVersion: 2 }, 'INVALID_PROFILE', 'body/termsVersion'],
    ['gb.member', { complete: false }, 'VALIDATION', 'body/complete'],
    ['gb.member', { restrictAlcoholGambling: false }, 'VALIDATION', 'body/restrictAlcoholGambling'],
    ['gb.member', { redUserId: 'somebody-else' }, 'VALIDATION', 'body/redUserId'],
    ['gb.restricted', { optOutPrefAlcohol: false }, 'INVALID_PROFILE', 'body/optOutPrefAlcohol'],
    ['gb.restricted', { optOutPrefGambling: true }, 'INVALID_PROFILE', 'body/optOutPrefGambling'],
    ['gb.flyer', { linkedAccountsState: { VAA: false } }, 'INVALID_PROFILE', 'body/linkedAccountsState/VAA'],
    ['gb.member', { linkedAccountsState: { VAA: true } }, 'VALIDATION', 'body/linkedAccountsState/VAA'],
  ])(
    'of %s with %j is refused as %s at %s, and what else was sent is not done [ACC-15]',
    async (from, json, code, path) => {
      const member = await sandbox.member(from)
      const before = await dump(member)
      const sent = { ...json, marketingTel: true, incentiveCodes: ['SUMMER-500'] }
      const { status, body } = await update<ProblemBody>(member, sent)
      expect([status, body.code, body.errors?.map((error) => error.path)]).toEqual([400, code, [path]])
      expect(await dump(member)).toEqual(before)
    },
  )

  test('that moves a member abroad asks for what that country needs [ONB-22]', async () => {
    const member = await sandbox.member('gb.member')
    const refused = await update<ProblemBody>(member, { country: 'US' })
    expect(refused.body.errors?.map(({ path }) => path)).toEqual(['body/mobile', 'body/postcode', 'body/state'])
    const american = { country: 'US', mobile: '(212) 555-0142', postcode: '10013-1234', state: 'DC' }
    const { body } = await update(member, american)
    expect(body).toMatchObject({ ...american, mobile: '2125550142' })
    const { body: back } = await update(member, { country: 'GB', mobile: '07700900118', postcode: 'BS1 4XE' })
    expect(back.state).toBeUndefined()
  })

  test('of one member leaves every other alone', async () => {
    const [one, two] = await Promise.all([sandbox.member('gb.member'), sandbox.member('gb.member')])
    const before = await dump(two)
    await update(one, { firstName: 'Somebody', marketingEmail: false })
    expect(await dump(two)).toEqual(before)
  })

  test('that comes with others at the same moment loses none of them', async () => {
    const member = await sandbox.member('gb.member')
    const changes = [
      { marketingEmail: false },
      { marketingSms: false },
      { marketingTel: true },
      { notifications: true },
    ]
    await Promise.all(changes.map((json) => update(member, json)))
    expect((await dump(member)).profile).toMatchObject(Object.assign({}, ...changes))
  })
})

describe('another email address', () => {
  const change = (member: Pick<TestMember, 'call'>, email: unknown) =>
    member.call<Profile & ProblemBody>('/api/profiles/email-updater', { json: { email } })
  const steppedUp = ({ email, password }: TestMember) => sandbox.signIn(email, password, { stepUp: true })

  test('is what the member signs in with from then on, with the flags that were the member’s [API-13]', async () => {
    const member = await sandbox.member('gb.low', { flags: { web_bilt: false } })
    const email = `moved.${member.email}`
    const { status, body } = await change(await steppedUp(member), email.toUpperCase())
    expect([status, body.email]).toEqual([200, email])
    const again = await sandbox.signIn(email)
    expect((await again.call<Profile>('/api/profiles')).body.redUserId).toBe(member.memberId)
    const { body: flags } = await sandbox.call<{ name: string; member?: string }[]>('/_sandbox/flags')
    expect(flags).toContainEqual({ name: 'web_bilt', value: false, member: email })
    expect((await change(again, email)).status, 'without a step-up').toBe(406)
  })

  test('needs a step-up [STP-02] [STP-06]', async () => {
    const member = await sandbox.member('gb.low')
    const { status, body } = await change(member, `moved.${member.email}`)
    expect([status, body.code]).toEqual([406, 'STEP_UP_REQUIRED'])
    expect((await dump(member)).profile.email).toBe(member.email)
  })

  test('that somebody else has is refused [ERR-26]', async () => {
    const [member, other] = await Promise.all([sandbox.member('gb.low'), sandbox.member('gb.low')])
    const { status, body } = await change(await steppedUp(member), other.email)
    expect([status, body]).toEqual([
      422,
      { code: 'access_denied', message: 'An account with this email address already exists.' },
    ])
    expect((await dump(member)).profile.email).toBe(member.email)
  })

  test.each(['', 'ada', 'ada@', `${'a'.repeat(250)}@kestrel.test`, 7])('such as %j is refused', async (email) => {
    const { status, body } = await change(await sandbox.member('gb.low'), email)
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'body/email'])
  })
})

test('a member lets customer support act, and no longer [ACC-17]', async () => {
  const [member, other] = await Promise.all([sandbox.member('gb.member'), sandbox.member('gb.member')])
  for (const authorised of [true, false]) {
    const json = { authorised }
    const { status, body } = await member.call<Profile>('/api/profiles/support-authorisation', { method: 'PUT', json })
    expect([status, body.supportAuthorised]).toEqual([200, authorised])
    expect((await dump(member)).profile.supportAuthorised).toBe(authorised)
  }
  expect((await dump(other)).profile.supportAuthorised).toBe(false)
})
