import { memberHeaders, signIn } from '@clubhouse/test-kit/sign-in'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { fc } from '@clubhouse/test-kit/property-testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectMembersOnly } from './access.ts'
import { newCaller } from './caller.ts'
import { expectExamplesDone } from './do-examples.ts'
import { changesMember, type ContractOperation, contractOperations, takesKey, takesOwned } from './operations.ts'
import { expectOwnAnswers, expectOwnChanges, expectOwnersOnly } from './ownership.ts'
import { expectPages } from './pages.ts'
import { ownIds } from './preparations.ts'
import { brokenRequestsOf, firstExampleOf, validRequestsOf } from './requests.ts'
import { expectDoneOnce } from './submit-once.ts'

const randomRequests = 25

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

describe.each(named(contractOperations))('%s', (id, operation) => {
  test('does what each example of a request asks [DCD-04]', () => expectExamplesDone(sandbox, operation))

  test('answers whatever the contract allows as the contract says [DCD-04]', async () => {
    const caller = await newCaller(sandbox, operation)
    const fixed = operation.isMember ? ownIds(caller.member) : {}
    await fc.assert(
      fc.asyncProperty(validRequestsOf(operation, fixed), async (request) => {
        const { status, body } = await caller.call(request)
        expect(status, JSON.stringify(request)).toBeLessThan(500)
        expect(body ?? {}, JSON.stringify(request)).not.toMatchObject({ code: 'VALIDATION' })
      }),
      { numRuns: isFixed(operation, fixed) ? 1 : randomRequests },
    )
    expect((await sandbox.control.ledger()).violations).toEqual([])
  })

  test('refuses a request that is broken in one place, names the place, and changes nothing [DCD-04] [ERR-02]', async () => {
    const caller = await newCaller(sandbox, operation)
    const good = await caller.ready(firstExampleOf(operation))
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
  test('is for members only, and does nothing for others [AUT-36]', () => expectMembersOnly(sandbox, operation))
})

describe.each(named(contractOperations.filter(({ page }) => page !== undefined)))('%s', (_id, operation) => {
  test('is read in pages that differ and together are the whole list', () => expectPages(sandbox, operation))
})

describe.each(named(contractOperations.filter(takesOwned)))('%s', (_id, operation) => {
  test('refuses what belongs to another member [AUT-36]', () => expectOwnersOnly(sandbox, operation))
})

describe.each(named(contractOperations.filter(({ isOwnAnswer }) => isOwnAnswer)))('%s', (_id, operation) => {
  test('answers each member with their own', () => expectOwnAnswers(sandbox, operation))
})

describe.each(named(contractOperations.filter(changesMember)))('%s', (_id, operation) => {
  test('makes a change for the member who calls and for no other', () => expectOwnChanges(sandbox, operation))
})

describe.each(named(contractOperations.filter(takesKey)))('%s', (_id, operation) => {
  test('is done once for one idempotency key [API-06]', () => expectDoneOnce(sandbox, operation))
})

describe.each(named(contractOperations.filter(({ stepUp }) => stepUp === 'always')))('%s', (_id, operation) => {
  test('asks a member to step up first, and does nothing before [STP-06]', async () => {
    const caller = await newCaller(sandbox, operation)
    const request = await caller.ready(firstExampleOf(operation))
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

/** True when all valid requests of an operation are the same one. */
function isFixed({ parameters, body }: ContractOperation, fixed: Readonly<Record<string, unknown>>): boolean {
  return body === undefined && parameters.every(({ name }) => name in fixed)
}

/** Whether an error speaks of a place, of what it is in, or of a part of it. */
function isAbout(named: string, path: string): boolean {
  return named.startsWith(path) || path.startsWith(named)
}
