import type { Books } from '@clubhouse/test-kit/sandbox-control'
import { judgeSubmissions } from './judge-submissions.ts'
import { judgeLedger } from './judge-ledger.ts'
import type { DrivenMember } from '../members.ts'
import type { Settled } from '../drive.ts'

/** What is wrong, and with whom or what. */
export interface Finding {
  rule: string
  of: string
}

/** What the judge knows: what everybody was told, and the books before the first call and after the last. */
export interface Evidence {
  members: readonly DrivenMember[]
  settled: readonly Settled[]
  before: Books
  after: Books
}

/** Holds what the members were told against what the ledger says. Nothing found means nothing lost, nothing doubled, nothing spent unasked. */
export function judge(evidence: Evidence): Finding[] {
  return [...judgeLedger(evidence), ...judgeSubmissions(evidence)]
}
