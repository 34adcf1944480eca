import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import type { PlannedMember } from './plan/plan.ts'
import type { Region } from './rewards-by-type.ts'

export interface DrivenMember extends TestMember {
  region: Region
}

const together = 6

/** Makes the members of a plan. */
export async function makeMembers(control: SandboxControl, planned: readonly PlannedMember[]): Promise<DrivenMember[]> {
  const members: DrivenMember[] = []
  for (let made = 0; made < planned.length; made += together)
    members.push(...(await Promise.all(planned.slice(made, made + together).map((each) => makeMember(control, each)))))
  return members
}

async function makeMember(control: SandboxControl, { from, points }: PlannedMember): Promise<DrivenMember> {
  return { ...(await control.createMember(from, { points })), region: from === 'us.transfer' ? 'US' : 'GB' }
}
