import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { IdentityWalk, readTokens, type Tokens } from '../identity/testing/identity-walk.ts'
import { TestSandbox, type TestMember } from '../testing/test-sandbox.ts'
import { createCatalogue, type CatalogueReward } from '../sample-data/create-catalogue.ts'

const catalogue = createCatalogue({ imagesOrigin: '', scale: 1, now: new Date() })
const dear = rewardWhere(({ reward }) => reward.redemptionType === 'VOUCHER_PLUS_URL' && (reward.cost ?? 0) >= 10_000)
const voyage = rewardWhere(({ reward }) => reward.redemptionType === 'VOYAGES_FULFILMENT')
const personDetails = {
  firstName: 'Ada',
  lastName: 'Archer',
  email: 'ada.archer@kestrel.test',
  dateOfBirth: '1986-03-14',
  phoneNumber: '7700900118',
  sex: 'Female',
  countryAccessCode: '+44',
  citizenship: 'GB',
}

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

function rewardWhere(matches: (entry: CatalogueReward) => boolean): { rewardId: string; cost: number } {
  const entry = catalogue.spend.find(
    (entry) =>
      entry.reward.availability === 'AVAILABLE' &&
      entry.stock === null &&
      entry.reward.variants === undefined &&
      entry.reward.subscriptionPlanId === undefined &&
      entry.reward.accessLevel === 'PUBLIC' &&
      entry.reward.content.tags.every((tag) => tag !== 'region.US' && !tag.startsWith('visibility.')) &&
      matches(entry),
  )
  if (entry?.reward.cost === undefined) throw new Error('The sample catalogue has no such reward.')
  return { rewardId: entry.reward.rewardId, cost: entry.reward.cost }
}

/** A member with points for so many of a reward, and the tokens of one step-up. */
async function steppedUp(times: number, { cost } = dear) {
  const member = await sandbox.member('gb.empty', { points: cost * times })
  const walk = new IdentityWalk(sandbox.origin, '/kestrel-red')
  return { member, walk, tokens: await walk.tokens(member, { stepUp: true }) }
}

async function call(path: string, tokens: Tokens, key: string, json: object) {
  const { accessToken, idToken } = tokens
  const { status, body } = await sandbox.call<{ code?: string }>(path, {
    json,
    headers: { authorization: `Bearer ${accessToken}`, 'x-id-token': idToken, 'idempotency-key': key },
  })
  return status < 300 ? status : `${status} ${body.code}`
}

const exchange = (tokens: Tokens, key: string) => call('/api/exchanges', tokens, key, { rewardId: dear.rewardId })

async function usable(member: TestMember): Promise<number> {
  return (await member.call<{ usable: number }>('/api/balances')).body.usable
}

describe('one step-up', () => {
  test('is good for one submission and its repetitions, and for no other [STP-02] [STP-06]', async () => {
    const { member, walk, tokens } = await steppedUp(3)
    expect(await exchange(tokens, 'submission-1')).toBe(200)
    expect(await exchange(tokens, 'submission-1')).toBe(200)
    expect(await exchange(tokens, 'submission-2')).toBe('406 STEP_UP_REQUIRED')
    expect(await usable(member)).toBe(2 * dear.cost)
    expect(await exchange(await walk.tokens(member, { stepUp: true }), 'submission-2')).toBe(200)
    expect(await usable(member)).toBe(dear.cost)
  })

  test('is good for one of five submissions that come at once', async () => {
    const { member, tokens } = await steppedUp(5)
    const answers = await Promise.all([1, 2, 3, 4, 5].map((index) => exchange(tokens, `at-once-${index}`)))
    expect(answers.filter((answer) => answer === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer === '406 STEP_UP_REQUIRED')).toHaveLength(4)
    expect(await usable(member)).toBe(4 * dear.cost)
  })

  test('is left to the next submission by one that was refused', async () => {
    const { member, tokens } = await steppedUp(0)
    expect(await exchange(tokens, 'refused-1')).toBe('422 INSUFFICIENT_POINTS')
    const { body } = await member.call<object>('/api/redemptions/promotion', { json: { tokenId: 'WELCOME500' } })
    expect(body).toEqual({ pointsAdded: 500 })
    const email = `moved.${member.email}`
    expect(await call('/api/profiles/email-updater', tokens, 'no-matter', { email })).toBe(200)
  })

  test('is good for one voyage', async () => {
    const { member, tokens } = await steppedUp(2, voyage)
    const { rewardId, cost } = voyage
    const order = (key: string) =>
      call('/b2c/v1/accounts/me/orders', tokens, key, { rewardId, personDetails, expectedPoints: cost })
    expect(await order('voyage-1')).toBe(201)
    expect(await order('voyage-1')).toBe(201)
    expect(await order('voyage-2')).toBe('406 STEP_UP_REQUIRED')
    expect(await usable(member)).toBe(cost)
  })

  test('is good for one change of the email address, also when that is sent again [API-13]', async () => {
    const { member, tokens } = await steppedUp(0)
    const change = (email: string) => call('/api/profiles/email-updater', tokens, 'no-matter', { email })
    expect(await change(`once.${member.email}`)).toBe(200)
    expect(await change(`once.${member.email}`)).toBe(200)
    expect(await change(`twice.${member.email}`)).toBe('406 STEP_UP_REQUIRED')
  })

  test('ends with a refresh of its tokens: a renewed token is not stepped up [STP-03]', async () => {
    const { member, walk, tokens } = await steppedUp(1)
    const renewed = await readTokens(await walk.refresh(tokens.refreshToken))
    expect(await exchange(renewed, 'renewed-1')).toBe('406 STEP_UP_REQUIRED')
    const again = await readTokens(await walk.refresh(renewed.refreshToken))
    expect(await exchange(again, 'renewed-1')).toBe('406 STEP_UP_REQUIRED')
    expect(await usable(member)).toBe(dear.cost)
    expect(await exchange(tokens, 'renewed-1')).toBe(200)
  })
})
