import { memberHeaders, signIn } from '@clubhouse/test-kit/sign-in'
import { expect } from 'vitest'
import { type ContractServer, newCaller } from './caller.ts'
import type { ContractOperation } from './operations.ts'
import { firstExampleOf } from './requests.ts'

/** Expects that a members' operation refuses everybody else, says why, and does nothing for them. */
export async function expectMembersOnly(server: ContractServer, operation: ContractOperation): Promise<void> {
  const { control } = server
  const caller = await newCaller(server, operation)
  const request = await caller.ready(firstExampleOf(operation))
  const { Authorization = '', 'X-Id-Token': idToken = '' } = caller.headers
  const scope = 'openid profile email'
  const others: readonly [who: string, headers: Record<string, string>, status: number][] = [
    ['nobody', {}, 401],
    ['half a member', { Authorization }, 401],
    ['the other half', { 'X-Id-Token': idToken }, 401],
    ['a made-up token', { Authorization: 'Bearer not.a.token', 'X-Id-Token': idToken }, 401],
    ['an id token for an access token', { Authorization: `Bearer ${idToken}`, 'X-Id-Token': idToken }, 401],
    ['a token that lacks the scope', memberHeaders(await signIn(control, caller.member, { scope })), 403],
  ]
  const before = await control.member(caller.member.email)
  for (const [who, headers, status] of others) {
    const reply = await caller.call(request, headers)
    expect(reply.status, who).toBe(status)
    expect(reply.headers.get('WWW-Authenticate'), `the header WWW-Authenticate for ${who}`).not.toBeNull()
  }
  expect(await control.member(caller.member.email)).toEqual(before)
}
