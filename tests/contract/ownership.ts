import type { Json } from '@clubhouse/schemas/load-document'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { memberHeaders, signIn } from '@clubhouse/test-kit/sign-in'
import { expect } from 'vitest'
import { type ContractServer, newCaller } from './caller.ts'
import type { ContractOperation } from './operations.ts'
import { firstExampleOf } from './requests.ts'
import { withClaims } from './with-claims.ts'

/** Expects that what belongs to one member is refused to another who names it, and stays as it is. */
export async function expectOwnersOnly(server: ContractServer, operation: ContractOperation): Promise<void> {
  const stranger = await newStranger(server.control)
  const owner = await newCaller(server, operation)
  const request = await owner.ready(firstExampleOf(operation))
  const before = await recordsOf(server, owner.member, stranger.member)
  const { status } = await owner.call(request, stranger.headers)
  expect([403, 404], `what another member is answered: ${status}`).toContain(status)
  expect(await recordsOf(server, owner.member, stranger.member)).toEqual(before)
  expect((await owner.call(request)).status, 'what the owner is answered').toBeLessThan(300)
}

/** Expects that a read answers each of two members with what is their own, and neither with a word of the other. */
export async function expectOwnAnswers(server: ContractServer, operation: ContractOperation): Promise<void> {
  const stranger = await newStranger(server.control)
  const caller = await newCaller(server, operation)
  const request = await caller.ready(firstExampleOf(operation))
  const own = await caller.call(request)
  const others = await caller.call(request, stranger.headers)
  expect(own.status, 'what the member is answered').toBeLessThan(300)
  const [ownText, othersText] = [textOf(own.body), textOf(others.body)]
  for (const name of namesOf(stranger.member)) expect(ownText, 'who the other member is').not.toContain(name)
  for (const name of namesOf(caller.member)) expect(othersText, 'who the other member is').not.toContain(name)
  expect(ownText, 'the same answer to two members').not.toBe(othersText)
}

/** Expects that a change is made for the member who calls, and for no other. */
export async function expectOwnChanges(server: ContractServer, operation: ContractOperation): Promise<void> {
  const stranger = await newStranger(server.control)
  const caller = await newCaller(server, operation)
  const request = await caller.ready(firstExampleOf(operation))
  const [own, others] = await recordsOf(server, caller.member, stranger.member)
  expect((await caller.call(request)).status, 'what the member is answered').toBeLessThan(300)
  expect(await server.control.member(stranger.member.email), 'what is stored of another member').toEqual(others)
  // The sandbox finds members by their address, which may be what was changed.
  const ownNow = await server.control.member(caller.member.email).catch(() => 'found by another address')
  expect(ownNow, 'what is stored of the member who called').not.toEqual(own)
}

/** An answer as text, with the claims of its tokens, but not when those were issued. */
function textOf(body: unknown): string {
  const times = new Set(['iat', 'nbf', 'exp', 'jti'])
  return JSON.stringify(withClaims((body ?? null) as Json), (key, value: unknown) =>
    times.has(key) ? undefined : value,
  )
}

function namesOf({ memberId, email }: TestMember): string[] {
  return [memberId, email]
}

function recordsOf({ control }: ContractServer, ...members: readonly TestMember[]) {
  return Promise.all(members.map(({ email }) => control.member(email)))
}

/** A member who has nothing that others have, with headers that are good for every call. */
interface Stranger {
  member: TestMember
  headers: Readonly<Record<string, string>>
}

/** Makes a stranger: stepped up, so that only what belongs to another member can be refused. */
async function newStranger(control: SandboxControl): Promise<Stranger> {
  const member = await control.createMember('gb.empty')
  return { member, headers: memberHeaders(await signIn(control, member, { stepUp: true })) }
}
