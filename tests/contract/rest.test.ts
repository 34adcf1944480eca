import { memberHeaders, signIn } from '@clubhouse/test-kit/sign-in'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { fc } from '@clubhouse/test-kit/property-testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newCaller } from './caller.ts'
import { type ContractOperation, contractOperations } from './operations.ts'
import { ownIds } from './preparations.ts'
import { brokenRequestsOf, exampleRequestsOf, validRequestsOf } from './requests.ts'
import type { ContractRequest } from './send.ts'

const randomRequests = 25

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

describe.each(named(contractOperations))('%s', (id, operation) => {
  test('does what each example of a request asks [DCD-04]', async () => {
    const examples = exampleRequestsOf(operation)
    expect(examples.size).toBeGreaterThan(0)
    for (const [name, example] of examples) {
      const caller = await newCaller(sandbox.control, operation)
      const { status, body } = await caller.call(await caller.ready(example))
      expect(status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(300)
    }
  })

  test('answers whatever the contract allows as the contract says [DCD-04]', async () => {
    const caller = await newCaller(sandbox.control, operation)
    const fixed = operation.isMember ? ownIds(caller.member) : {}
    await fc.assert(
      fc.asyncProperty(validRequestsOf(operation, fixed), async (request) => {
        const { status, body } = await caller.call(request)
        expect(status, JSON.stringify({ request, body })).toBeLessThan(500)
        expect(body ?? {}, JSON.stringify(request)).not.toMatchObject({ code: 'VALIDATION' })
      }),
      { numRuns: randomRequests },
    )
    expect((await sandbox.control.ledger()).violations).toEqual([])
  })

  test('refuses a request that is broken in one place, names the place, and changes nothing [DCD-04] [ERR-02]', async () => {
    const caller = await newCaller(sandbox.control, operation)
    const good = await caller.ready(firstExample(operation))
    const before = await sandbox.control.member(caller.member.email)
    const broken = brokenRequestsOf(operation, good)
    expect(broken.length, id).toBeGreaterThan(0)
    for (const { what, path, request } of broken) {
      const { status, body } = await caller.call(request)
      expect(status, `${what}: ${JSON.stringify(body)}`).toBe(400)
      const { errors } = body as { errors: { path: string }[] }
      const isNamed = errors.some((error) => isAbout(error.path, path))
      expect(isNamed, `${what} at ${path}: ${JSON.stringify(errors)}`).toBe(true)
    }
    expect(await sandbox.control.member(caller.member.email)).toEqual(before)
  })
})

describe.each(named(contractOperations.filter(({ isMember }) => isMember)))('%s', (_id, operation) => {
  test('is for members only, and does nothing for others [AUT-36]', async () => {
    const caller = await newCaller(sandbox.control, operation)
    const request = await caller.ready(firstExample(operation))
    const { Authorization = '', 'X-Id-Token': idToken = '' } = caller.headers
    const scope = 'openid profile email'
    const others: readonly [who: string, headers: Record<string, string>, status: number][] = [
      ['nobody', {}, 401],
      ['half a member', { Authorization }, 401],
      ['the other half', { 'X-Id-Token': idToken }, 401],
      ['a made-up token', { Authorization: 'Bearer not.a.token', 'X-Id-Token': idToken }, 401],
      ['an id token for an access token', { Authorization: `Bearer ${idToken}`, 'X-Id-Token': idToken }, 401],
      ['a token that lacks the scope', memberHeaders(await signIn(sandbox.control, caller.member, { scope })), 403],
    ]
    const before = await sandbox.control.member(caller.member.email)
    for (const [who, headers, status] of others) expect((await caller.call(request, headers)).status, who).toBe(status)
    expect(await sandbox.control.member(caller.member.email)).toEqual(before)
  })
})

describe.each(named(contractOperations.filter(({ stepUp }) => stepUp === 'always')))('%s', (_id, operation) => {
  test('asks a member to step up first, and does nothing before [STP-06]', async () => {
    const caller = await newCaller(sandbox.control, operation)
    const request = await caller.ready(firstExample(operation))
    const before = await sandbox.control.member(caller.member.email)
    const plain = memberHeaders(await signIn(sandbox.control, caller.member))
    expect((await caller.call(request, plain)).status).toBe(406)
    expect(await sandbox.control.member(caller.member.email)).toEqual(before)
    expect((await caller.call(request)).status).toBeLessThan(300)
  })
})

function named(operations: readonly ContractOperation[]) {
  return operations.map((operation) => [operation.id, operation] as const)
}

function firstExample(operation: ContractOperation): ContractRequest {
  const [first] = exampleRequestsOf(operation).values()
  if (first === undefined) throw new Error(`${operation.id} shows no request`)
  return first
}

/** Whether an error speaks of a place, of what it is in, or of a part of it. */
function isAbout(named: string, path: string): boolean {
  return named.startsWith(path) || path.startsWith(named)
}
