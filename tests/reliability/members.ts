import { AsyncLocalStorage } from 'node:async_hooks'
import type { MemberTokens } from '@clubhouse/rest-client/configure'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import type { SandboxControl } from '@clubhouse/test-kit/sandbox-control'
import { sandboxHosts } from '@clubhouse/test-kit/sandbox-hosts'
import { openSession } from '@clubhouse/test-kit/sign-in'
import type { PlannedMember } from './plan.ts'
import type { Region } from './shelves.ts'

export interface DrivenMember {
  memberId: string
  email: string
  region: Region
  tokens: MemberTokens
  /** Enters the one-time code; the tokens are good for one sensitive submission. */
  stepUp(): Promise<MemberTokens>
}

interface Caller {
  member: DrivenMember
  steppedUp?: Promise<MemberTokens>
}

const caller = new AsyncLocalStorage<Caller>()

/**
 * Does something as a member: the client, which knows of one member only, calls with that member's tokens, and with those
 * of one step-up once they are needed.
 */
export function as<Result>(member: DrivenMember, work: () => Promise<Result>): Promise<Result> {
  return caller.run({ member }, work)
}

/** Configures the generated client as the web app does, but for many members. */
export function connectClient(origin: string): void {
  configureRestClient({
    hosts: sandboxHosts(origin),
    viewingRegion: () => caller.getStore()?.member.region ?? 'GB',
    async memberTokens({ stepUp }) {
      const calling = caller.getStore()
      if (calling === undefined) throw new Error('Nobody calls.')
      return stepUp ? (calling.steppedUp ??= calling.member.stepUp()) : calling.member.tokens
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
  const session = openSession(control, made)
  return {
    memberId: made.memberId,
    email: made.email,
    region: from === 'us.transfer' ? 'US' : 'GB',
    tokens: await session(),
    stepUp: () => session({ stepUp: true }),
  }
}
