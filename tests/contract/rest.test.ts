import { memberHeaders, signIn } from '@clubhouse/test-kit/sign-in'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractOperations } from './operations.ts'
import { ownIds, preparations } from './preparations.ts'
import { brokenRequestsOf, exampleRequestsOf, validRequestsOf } from './requests.ts'
import { type ContractReply, type ContractRequest, send } from './send.ts'
import { violationsOf } from './validator.ts'

/** Random requests are the same at every run; another seed finds others. */
const seed = Number(process.env['CONTRACT_SEED'] ?? 20_261_120)
const randomRequests = 25

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
})
afterAll(() => sandbox.close())

describe.each(contractOperations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const preparation = preparations[id] ?? {}
  const examples = exampleRequestsOf(operation)

  test('does what each example of a request asks [DCD-04]', async () => {
    expect(examples.size).toBeGreaterThan(0)
    for (const [name, example] of examples) {
      const caller = await newCaller()
      const reply = await call(await caller.ready(example), caller.headers)
      expect(reply.status, `${name}: ${JSON.stringify(reply.body)}`).toBeLessThan(300)
      expectToMatch(reply)
    }
  })

  test('answers whatever the contract allows as the contract says [DCD-04]', async () => {
    const caller = await newCaller()
    const fixed = operation.isMember ? ownIds(caller.member) : {}
    await fc.assert(
      fc.asyncProperty(validRequestsOf(operation, fixed), async (request) => {
        const reply = await call(request, caller.headers)
        expect(reply.status, JSON.stringify({ request, body: reply.body })).toBeLessThan(500)
        expect(reply.body ?? {}, JSON.stringify(request)).not.toMatchObject({ code: 'VALIDATION' })
        expectToMatch(reply)
      }),
      { seed, numRuns: randomRequests },
    )
    expect((await sandbox.control.ledger()).violations).toEqual([])
  })

  test('refuses a request that is broken in one place, names the place, and changes nothing [DCD-04] [ERR-02]', async () => {
    const [example] = examples.values()
    if (example === undefined) throw new Error(`${id} shows no request`)
    const caller = await newCaller()
    const good = await caller.ready(example)
    const before = await sandbox.control.member(caller.member.email)
    for (const { what, path, request } of brokenRequestsOf(operation, good)) {
      const reply = await call(request, caller.headers)
      expect(reply.status, `${what}: ${JSON.stringify(reply.body)}`).toBe(400)
      expectToMatch(reply)
      const { errors } = reply.body as { errors: { path: string }[] }
      expect(
        errors.some((error) => isAbout(error.path, path)),
        `${what} at ${path}: ${JSON.stringify(errors)}`,
      ).toBe(true)
    }
    expect(await sandbox.control.member(caller.member.email)).toEqual(before)
  })

  test.runIf(operation.isMember)('is for members only [AUT-36]', async () => {
    const [example = { parameters: {} }] = examples.values()
    const caller = await newCaller()
    const request = await caller.ready(example)
    const { Authorization = '', 'X-Id-Token': idToken = '' } = caller.headers
    const strangers: Record<string, Record<string, string>> = {
      nobody: {},
      'half a member': { Authorization },
      'the other half': { 'X-Id-Token': idToken },
      'a made-up token': { Authorization: 'Bearer not.a.token', 'X-Id-Token': idToken },
      'an id token for an access token': { Authorization: `Bearer ${idToken}`, 'X-Id-Token': idToken },
    }
    const before = await sandbox.control.member(caller.member.email)
    for (const [who, headers] of Object.entries(strangers)) {
      const reply = await call(request, headers)
      expect(reply.status, who).toBe(401)
      expectToMatch(reply)
    }
    const without = memberHeaders(await signIn(sandbox.control, caller.member, { scope: 'openid profile email' }))
    const reply = await call(request, without)
    expect(reply.status, 'a member whose token lacks the scope').toBe(403)
    expectToMatch(reply)
    expect(await sandbox.control.member(caller.member.email)).toEqual(before)
  })

  test.runIf(operation.stepUp === 'always')(
    'asks a member to step up first, and does nothing before [STP-06]',
    async () => {
      const [example = { parameters: {} }] = examples.values()
      const caller = await newCaller()
      const request = await caller.ready(example)
      const before = await sandbox.control.member(caller.member.email)
      const plain = memberHeaders(await signIn(sandbox.control, caller.member))
      const reply = await call(request, plain)
      expect(reply.status).toBe(406)
      expectToMatch(reply)
      expect(await sandbox.control.member(caller.member.email)).toEqual(before)
    },
  )

  interface Caller {
    member: TestMember
    headers: Record<string, string>
    /** An example, made to fit this member. */
    ready(example: ContractRequest): Promise<ContractRequest>
  }

  async function newCaller(): Promise<Caller> {
    const { control } = sandbox
    const { sample = 'gb.member', points } = preparation
    const member = await control.createMember(sample, points === undefined ? {} : { points })
    const stepUp = operation.stepUp !== undefined
    const headers = operation.isMember ? memberHeaders(await signIn(control, member, { stepUp })) : {}
    return {
      member,
      headers,
      async ready(example) {
        const known = new Set(operation.parameters.map(({ name }) => name))
        const own = Object.fromEntries(Object.entries(ownIds(member)).filter(([name]) => known.has(name)))
        const more = (await preparation.prepare?.({ control, headers, example })) ?? {}
        return {
          parameters: { ...example.parameters, ...own, ...more.parameters },
          body: more.body ?? example.body,
        }
      },
    }
  }

  function call(request: ContractRequest, headers: Readonly<Record<string, string>>) {
    return send(operation, request, { origin: sandbox.origin, headers })
  }

  function expectToMatch(reply: ContractReply) {
    const answer = operation.answers.get(reply.status)
    expect(answer, `${id} may not answer ${reply.status}: ${JSON.stringify(reply.body)}`).toBeDefined()
    if (answer?.schema === undefined) expect(reply.body).toBeUndefined()
    else expect(violationsOf(operation.host, answer.schema, reply.body)).toEqual([])
    if (reply.status >= 400) {
      const { code } = reply.body as { code: string }
      expect([...(answer?.examples.keys() ?? [])], `${id} does not declare this code`).toContain(code)
    }
  }
})

/** Whether an error speaks of a place, of what it is in, or of a part of it. */
function isAbout(named: string, path: string): boolean {
  return named.startsWith(path) || path.startsWith(named)
}
