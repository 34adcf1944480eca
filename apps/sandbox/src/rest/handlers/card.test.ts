import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox } from '../../testing/test-sandbox.ts'
import type { ProblemBody } from '../problem.ts'

type CardMember = components['schemas']['CardMember']
type Token = components['schemas']['CardApplicationToken']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

const accorId = 'A1B2C3D4E5F6G7H8I9J0'
const application = {
  accorId,
  siteCode: 'KR2026',
  applicationType: 'PREQUAL',
  returnURL: '/kestrel-red/en-us/rewards-credit-card-complete',
}

test('a card holder is known to the card programme, with the card’s anniversary a year on [API-45] [CCD-37]', async () => {
  const member = await sandbox.member('us.cardholder')
  const { body } = await member.call<CardMember>('/api/card-members/me')
  expect(body).toMatchObject({ accountStatus: 'ACTIVE', firstName: 'Renee', lastName: 'Castillo', email: member.email })
  const [card] = body.cardLinks
  expect(card).toMatchObject({ partnerUserId: body.partnerUserId, cardType: 'KESTREL_RED_CARD' })
  const years = [card?.linkedDateTime, card?.anniversaryDateTime].map((time) => new Date(time ?? '').getUTCFullYear())
  expect((years[1] ?? 0) - (years[0] ?? 0)).toBe(1)
})

test.each(['gb.member', 'us.member'])('%s has no card [CCD-29]', async (from) => {
  const { status, body } = await (await sandbox.member(from)).call<ProblemBody>('/api/card-members/me')
  expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
})

describe('an application', () => {
  test('of a member begins with a token and is the member’s [API-49] [CCD-18] [CCD-24]', async () => {
    const [member, other] = await Promise.all([sandbox.member('us.member'), sandbox.member('us.member')])
    const { status, body } = await member.call<Token>('/api/card-applications', { json: application })
    expect([status, body.token.length]).toEqual([200, 32])
    const applicationsOf = async ({ email }: { email: string }) =>
      (await sandbox.call<{ cardApplications: object[] }>(`/_sandbox/members/${email}`)).body.cardApplications
    const returnURL = `${sandbox.origin}${application.returnURL}`
    expect(await applicationsOf(member)).toMatchObject([{ ...application, returnURL, status: 'STARTED' }])
    expect(await applicationsOf(other)).toEqual([])
  })

  test.each(['', accorId])(
    'of a visitor begins with a token of its own, with the accorId %j [CCD-13] [CCD-19]',
    async (id) => {
      const apply = async () =>
        (
          await sandbox.call<Token>('/api/card-applications/guest', {
            json: { ...application, accorId: id, siteCode: '' },
          })
        ).body.token
      const tokens = [await apply(), await apply()]
      expect(new Set(tokens).size).toBe(2)
    },
  )

  test.each([
    [{ accorId: 'A1B2' }, 'body/accorId'],
    [{ accorId: `${accorId}X` }, 'body/accorId'],
    [{ accorId: 'A1B2C3D4E5F6G7H8I9J-' }, 'body/accorId'],
    [{ siteCode: 'KR-2026' }, 'body/siteCode'],
    [{ siteCode: 'ABCDEFGHIJK' }, 'body/siteCode'],
    [{ applicationType: 'MAYBE' }, 'body/applicationType'],
    [{ returnURL: 'https://elsewhere.test/' }, 'body/returnURL'],
    [{ returnURL: '//elsewhere.test/' }, 'body/returnURL'],
    [{ returnURL: 'javascript:alert(1)' }, 'body/returnURL'],
    [{ returnURL: '' }, 'body/returnURL'],
    [{ token: 'mine' }, 'body/token'],
  ])('with %j is refused, of members and visitors [CCD-14] [CCD-15]', async (wrong, path) => {
    const member = await sandbox.member('us.member')
    const json = { ...application, ...wrong }
    const answers = [
      await member.call<ProblemBody>('/api/card-applications', { json }),
      await sandbox.call<ProblemBody>('/api/card-applications/guest', { json }),
    ]
    for (const { status, body } of answers) expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    const { body: dump } = await sandbox.call<{ cardApplications: object[] }>(`/_sandbox/members/${member.email}`)
    expect(dump.cardApplications).toEqual([])
  })
})
