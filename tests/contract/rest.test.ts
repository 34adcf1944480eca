import { memberHeaders, signIn } from '@clubhouse/test-kit/sign-in'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenRequestsOf } from './broken-requests.ts'
import { type ContractOperation, contractOperations } from './operations.ts'
import { send } from './send.ts'
import { violationsOf } from './validator.ts'

let sandbox: TestSandbox
let tokens: Record<string, string>
let email: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  const member = await sandbox.control.createMember('gb.member')
  email = member.email
  tokens = memberHeaders(await signIn(sandbox.control, member))
})
afterAll(() => sandbox.close())

const headersFor = (operation: ContractOperation) => (operation.isMember ? tokens : {})

/** Where the example of a shared parameter does not fit an operation. */
const fitting: Readonly<Record<string, Record<string, string>>> = {
  getEarnReward: { rewardId: '500101' },
  getPublicEarnReward: { rewardId: '500101' },
}

function expectToMatch(operation: ContractOperation, answer: { status: number; body: unknown }) {
  expect([...operation.answers.keys()], `${operation.id} may not answer ${answer.status}`).toContain(answer.status)
  const schema = operation.answers.get(answer.status)
  if (schema === undefined) expect(answer.body).toBeUndefined()
  else expect(violationsOf(operation.host, schema, answer.body)).toEqual([])
}

describe.each(contractOperations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test('answers a request that keeps the contract as the contract says [DCD-04]', async () => {
    const answer = await send(operation, {
      origin: sandbox.origin,
      headers: headersFor(operation),
      parameters: fitting[id] ?? {},
    })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    expectToMatch(operation, answer)
  })

  test('refuses every request that breaks the contract, and changes nothing [DCD-04] [ERR-02]', async () => {
    const before = await sandbox.control.member(email)
    for (const { what, parameters, body } of brokenRequestsOf(operation)) {
      const answer = await send(operation, {
        origin: sandbox.origin,
        headers: headersFor(operation),
        parameters: { ...fitting[id], ...parameters },
        body,
      })
      expect(answer.status, `${id} with ${what}: ${JSON.stringify(answer.body)}`).toBe(400)
      expectToMatch(operation, answer)
      expect(answer.body, what).toHaveProperty('errors')
    }
    expect(await sandbox.control.member(email)).toEqual(before)
  })

  if (!operation.isMember) return
  test('is for members only [AUT-36]', async () => {
    const none = await send(operation, { origin: sandbox.origin, parameters: fitting[id] ?? {} })
    expect(none.status).toBe(401)
    expectToMatch(operation, none)
    const { 'X-Id-Token': _idToken, ...half } = tokens
    const withoutIdToken = await send(operation, {
      origin: sandbox.origin,
      headers: half,
      parameters: fitting[id] ?? {},
    })
    expect(withoutIdToken.status).toBe(401)
  })
})
