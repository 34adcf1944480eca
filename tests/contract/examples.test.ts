import * as b2c from '@clubhouse/rest-client/b2c'
import * as club from '@clubhouse/rest-client/club'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import * as discovery from '@clubhouse/rest-client/discovery'
import { errorKindOf } from '@clubhouse/rest-client/errors'
import * as referral from '@clubhouse/rest-client/referral'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { sandboxHosts } from '@clubhouse/test-kit/sandbox-hosts'
import { memberHeaders, type MemberTokens, signIn } from '@clubhouse/test-kit/sign-in'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContractOperation, contractOperations } from './operations.ts'
import { ownIds } from './preparations.ts'
import { exampleRequestsOf } from './requests.ts'
import { violationsOf } from './validator.ts'
import { withClaims } from './with-claims.ts'

/** A generated operation, as all have it. */
type Operation = (input: unknown) => Promise<unknown>

const clients: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { club, discovery, b2c, referral }

let sandbox: TestSandbox
let member: TestMember
let tokens: MemberTokens

beforeAll(async () => {
  sandbox = await startTestSandbox()
  member = await sandbox.control.createMember('gb.member')
  tokens = await signIn(sandbox.control, member)
  const { origin } = sandbox
  configureRestClient({
    hosts: sandboxHosts(origin),
    viewingRegion: () => 'GB',
    memberTokens: () => Promise.resolve(tokens),
  })
})
afterAll(() => sandbox.close())

describe.each(contractOperations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  const call = callOf(operation)

  test.each([...exampleRequestsOf(operation)])(
    'sends the example %s as it is written [DCD-02] [DCD-04]',
    async (_name, example) => {
      await sandbox.control.addFault({ operationId: id, status: 500, body: { code: 'SERVER_ERROR', message: 'no' } })
      const parameters = { ...example.parameters, ...fittingIds(operation) }
      await expect(call(parameters, example.body)).rejects.toMatchObject({ kind: 'server_error' })
      const [received] = (await sandbox.control.requests({ operationId: id })).slice(-1)
      expect(received?.body ?? undefined).toEqual(withClaims(example.body))
      for (const { name, place } of operation.parameters) {
        if (place !== 'query' || parameters[name] === undefined) continue
        expect([received?.query[name]].flat(), name).toEqual([parameters[name]].flat().map(String))
      }
      if (operation.takesTokens) expect(Object.keys(received?.headers ?? {})).toContain('x-id-token')
      else
        for (const header of Object.keys(memberHeaders(tokens)))
          expect(received?.headers).not.toHaveProperty(header.toLowerCase())
    },
  )

  const answers = [...operation.answers].flatMap(([status, { schema, examples }]) =>
    [...examples].map(([name, body]) => ({ status, name, schema, body })),
  )
  const successes = answers.filter(({ status }) => status < 300)
  const refusals = answers.filter(({ status }) => status >= 400)

  test.each(successes)(
    'hands over the answer $status $name as it is written [DCD-01] [DCD-04]',
    async ({ status, schema, body }) => {
      if (schema === undefined) throw new Error('An example needs a schema')
      expect(violationsOf(operation.host, schema, body)).toEqual([])
      await sandbox.control.addFault({ operationId: id, status, body })
      const [example = { parameters: {} }] = exampleRequestsOf(operation).values()
      expect(await call({ ...example.parameters, ...fittingIds(operation) }, example.body)).toEqual(body)
    },
  )

  test.each(refusals)(
    'tells the refusal $status $name by its code and its words [ERR-02]',
    async ({ status, name, body }) => {
      // A 403 is asked again with fresh tokens before it counts (AUT-21).
      await sandbox.control.addFault({
        operationId: id,
        status,
        body,
        times: status === 403 && operation.isMember ? 2 : 1,
      })
      const [example = { parameters: {} }] = exampleRequestsOf(operation).values()
      const { message } = body as { message: string }
      const refused = call({ ...example.parameters, ...fittingIds(operation) }, example.body)
      await expect(refused).rejects.toMatchObject({ kind: errorKindOf(status, name), status, code: name, message })
    },
  )
})

/** A generated operation by its name, called in the one way that it has. */
function callOf({ host, id, method }: ContractOperation) {
  return (parameters: object, body: unknown) => {
    const operation = clients[host]?.[id]
    if (typeof operation !== 'function') throw new Error(`There is no generated ${id}`)
    const generated = operation as Operation
    return generated(method === 'GET' ? parameters : { parameters, ...(body === undefined ? {} : { body }) })
  }
}

function fittingIds({ parameters }: ContractOperation) {
  const names = new Set(parameters.map(({ name }) => name))
  return Object.fromEntries(Object.entries(ownIds(member)).filter(([name]) => names.has(name)))
}
