import { faultKinds, faults, type FaultKind } from './faults.ts'
import type { Finding } from './judge.ts'
import { rules } from './judge-intents.ts'
import type { Settled } from './drive.ts'

/** What a run was and what came of it. */
export interface Report {
  seed: number
  operations: number
  members: number
  /** Calls on the wire, each repetition counted. */
  calls: number
  /** How many calls met each kind of fault. */
  faults: Readonly<Record<FaultKind, number>>
  /** How many intents came to what, such as `order: done`. */
  outcomes: Readonly<Record<string, number>>
  findings: readonly Finding[]
  seconds: number
}

export function countFaults(met: ReadonlyMap<FaultKind, number>): Report['faults'] {
  return Object.fromEntries(faultKinds.map((kind) => [kind, met.get(kind) ?? 0])) as Report['faults']
}

export function countOutcomes(settled: readonly Settled[]): Report['outcomes'] {
  const counts = new Map<string, number>()
  for (const { intent, wish, outcomes } of settled) {
    const [outcome] = outcomes
    const name = wish?.kind === 'redeem' ? (wish.reward.isExchanged ? 'exchange' : 'order') : intent.action.kind
    const became = outcome?.kind === 'refused' ? `refused ${outcome.code}` : outcome?.kind
    counts.set(`${name}: ${became}`, (counts.get(`${name}: ${became}`) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].toSorted(([one], [other]) => one.localeCompare(other)))
}

/** How many findings there are of a rule. */
export function countOf({ findings }: Report, rule: keyof typeof rules): number {
  return findings.filter((finding) => finding.rule === rules[rule]).length
}

const shown = 20

/** The report in words, with how to have the same again. */
export function inWords(report: Report, replay: string): string {
  const { seed, operations, members, calls, findings, seconds } = report
  const met = Object.values(report.faults).reduce((sum, count) => sum + count, 0)
  return [
    `seed ${seed}: ${operations} operations of ${members} members, ${calls} calls, ${met} faults, ${Math.round(seconds)} s`,
    ...faultKinds.map((kind) => `  ${count(report.faults[kind])}  ${faults[kind].words}`),
    ...Object.entries(report.outcomes).map(([name, times]) => `  ${count(times)}  ${name}`),
    `${countOf(report, 'lost')} lost, ${countOf(report, 'doubled')} doubled, ${countOf(report, 'unresolved')} unresolved; ${findings.length} findings`,
    ...findings.slice(0, shown).map(({ rule, of }) => `  NOT SO: ${rule}: ${of}`),
    ...(findings.length > shown ? [`  and ${findings.length - shown} more`] : []),
    ...(findings.length > 0 ? [`The same again: ${replay}`] : []),
  ].join('\n')
}

function count(times: number): string {
  return String(times).padStart(6)
}
