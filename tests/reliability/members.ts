import { AsyncLocalStorage } from 'node:async_hooks'
import type { MemberTokens } from '@clubhouse/rest-client/configure'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import type { SandboxControl } from '@clubhouse/test-kit/sandbox-control'
import { sandboxHosts } from '@clubhouse/test-kit/sandbox-hosts'
import { signIn } from '@clubhouse/test-kit/sign-in'
import type { PlannedMember } from './plan.ts'
import type { Region } from './shelves.ts'

export interface DrivenMember {
  memberId: string
  email: string
  region: Region
  /** With `stepUp`, those of a member who has entered the one-time code as well; asked for when they are needed first. */
  tokens(stepUp: boolean): Promise<MemberTokens>
}

const caller = new AsyncLocalStorage<DrivenMember>()

/** Does something as a member: the client, which knows of one member only, calls with that member's tokens. */
export function as<Result>(member: DrivenMember, work: () => Promise<Result>): Promise<Result> {
  return caller.run(member, work)
}

/** Configures the generated client as the web app does, but for many members. */
export function connectClient(origin: string): void {
  configureRestClient({
    hosts: sandboxHosts(origin),
    viewingRegion: () => caller.getStore()?.region ?? 'GB',
    memberTokens({ stepUp }) {
      const member = caller.getStore()
      return member === undefined ? Promise.reject(new Error('Nobody calls.')) : member.tokens(stepUp)
    },
  })
}

const together = 6

/** Makes the members of a plan and signs them in. */
export async function makeMembers(control: SandboxControl, planned: readonly PlannedMember[]): Promise<DrivenMember[]> {
  const members: DrivenMember[] = []
  for (let made = 0; made < planned.length; made += together)
    members.push(...(await Promise.all(planned.slice(made, made + together).map((each) => makeMember(control, each)))))
  return members
}

async function makeMember(control: SandboxControl, { from, points }: PlannedMember): Promise<DrivenMember> {
  const made = await control.createMember(from, { points })
  const plain = await signIn(control, made)
  let steppedUp: Promise<MemberTokens> | undefined
  return {
    memberId: made.memberId,
    email: made.email,
    region: from === 'us.transfer' ? 'US' : 'GB',
    tokens: (stepUp) => (stepUp ? (steppedUp ??= signIn(control, made, { stepUp: true })) : Promise.resolve(plain)),
  }
}
