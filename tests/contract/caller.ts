import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { memberHeaders, openSession } from '@clubhouse/test-kit/sign-in'
import { expect } from 'vitest'
import type { ContractOperation } from './operations.ts'
import { ownIds, preparations } from './preparations.ts'
import { type ContractReply, type ContractRequest, send } from './send.ts'
import { violationsOf } from './validator.ts'

/** A fresh member, or a visitor, who calls one operation. */
export interface Caller {
  member: TestMember
  headers: Readonly<Record<string, string>>
  /** An example, made to fit this member. */
  ready(example: ContractRequest): Promise<ContractRequest>
  /** Calls, and holds the answer to the document; as somebody else when told so. */
  call(request: ContractRequest, headers?: Readonly<Record<string, string>>): Promise<ContractReply>
}

/** Who may call an operation: a copy of a sample member, signed in, and stepped up for each submission that needs it. */
export async function newCaller(control: SandboxControl, operation: ContractOperation): Promise<Caller> {
  const { sample = 'gb.member', points, prepare } = preparations[operation.id] ?? {}
  const member = await control.createMember(sample, points === undefined ? {} : { points })
  const stepUp = operation.stepUp !== undefined
  const session = openSession(control, member)
  const signedIn = async () => memberHeaders(await session({ stepUp }))
  const ownHeaders = operation.isMember ? await signedIn() : {}
  const caller: Caller = {
    member,
    headers: ownHeaders,
    async ready(example) {
      const known = new Set(operation.parameters.map(({ name }) => name))
      const own = Object.fromEntries(Object.entries(ownIds(member)).filter(([name]) => known.has(name)))
      const more = (await prepare?.({ control, headers: ownHeaders, example })) ?? {}
      return { parameters: { ...example.parameters, ...own, ...more.parameters }, body: more.body ?? example.body }
    },
    async call(request, headers = ownHeaders) {
      const reply = await send(operation, request, { origin: control.origin, headers })
      expectToMatch(operation, reply)
      // A step-up is good for one submission: this member steps up for each.
      if (reply.status === 406 && headers === ownHeaders) return caller.call(request, await signedIn())
      return reply
    },
  }
  return caller
}

function expectToMatch(operation: ContractOperation, { status, body }: ContractReply) {
  const answer = operation.answers.get(status)
  expect(answer, `${operation.id} may not answer ${status}: ${JSON.stringify(body)}`).toBeDefined()
  if (answer?.schema === undefined) expect(body).toBeUndefined()
  else expect(violationsOf(operation.host, answer.schema, body)).toEqual([])
  if (status < 400) return
  const { code } = body as { code: string }
  expect([...(answer?.examples.keys() ?? [])], `${operation.id} does not declare this code`).toContain(code)
}
