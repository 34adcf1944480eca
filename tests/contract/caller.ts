import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { memberHeaders, openSession } from '@clubhouse/test-kit/sign-in'
import { expect } from 'vitest'
import { problemsOf } from './answer-problems.ts'
import type { ContractOperation } from './operations.ts'
import { ownIds, preparations } from './preparations.ts'
import { type ContractReply, type ContractRequest, send } from './send.ts'

/** The server whose answers are tested, and the control side of the sandbox behind it. */
export interface ContractServer {
  origin: string
  control: SandboxControl
  /** Sends a request in another way than over HTTP as it is. */
  send?: typeof send
}

/** A fresh member, or a visitor, who calls one operation. */
export interface Caller {
  member: TestMember
  headers: Readonly<Record<string, string>>
  /** An example, made to fit this member. */
  ready(example: ContractRequest): Promise<ContractRequest>
  /** Calls, and holds the answer to the document; as somebody else when told so. */
  call(request: ContractRequest, headers?: Readonly<Record<string, string>>): Promise<ContractReply>
}

/** Makes who may call an operation: a copy of a sample member, signed in, and stepped up for each submission that needs it. */
export async function newCaller(
  { origin, control, send: sendTo = send }: ContractServer,
  operation: ContractOperation,
): Promise<Caller> {
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
      const fitting = { parameters: { ...example.parameters, ...own }, body: example.body }
      const more = (await prepare?.({ control, headers: ownHeaders, example: fitting })) ?? {}
      return { parameters: { ...fitting.parameters, ...more.parameters }, body: more.body ?? fitting.body }
    },
    async call(request, headers = ownHeaders) {
      const reply = await sendTo(operation, request, { origin, headers })
      const problems = problemsOf(operation, reply)
      // Only a failure is put into words: an answer can be long.
      if (problems.length > 0) expect.fail(`${problems.join(', ')}: ${JSON.stringify({ request, reply: reply.body })}`)
      // A step-up is good for one submission: this member steps up for each.
      if (reply.status === 406 && headers === ownHeaders) return caller.call(request, await signedIn())
      return reply
    },
  }
  return caller
}
