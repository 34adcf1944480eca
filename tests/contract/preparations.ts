import type { Json } from '@clubhouse/schemas/load-document'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import type { ContractRequest } from './send.ts'

/** Who calls, and what the call needs beyond what the document shows. */
export interface Preparation {
  /** The sample member to copy; `gb.member` unless said. */
  sample?: string
  /** Brings about what the example presumes, and answers what it cannot know: ids, mostly. */
  prepare?: (context: PreparationContext) => Promise<Partial<ContractRequest>> | Partial<ContractRequest>
}

export interface PreparationContext {
  control: SandboxControl
  member: TestMember
  headers: Readonly<Record<string, string>>
  example: ContractRequest
}

/**
 * Operations whose examples presume something. All others are called as their documents show it, so that a new operation
 * is covered without being named.
 */
export const preparations: Readonly<Record<string, Preparation>> = {}

/** Parameters that name the member who calls. */
export function ownIds({ memberId }: TestMember): Record<string, Json> {
  return { userId: memberId, redUserId: memberId }
}
