import { faultKinds, faultPairs, faults, type FaultKind } from './plan/faults.ts'
import type { Finding } from './judge/judge.ts'
import { rules } from './judge/judge-submissions.ts'
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
  /** Ordered pairs of faults that the calls of some operation met one after the other. */
  pairs: number
  /** How often each kind of interruption came between, and with how many of the pairs. */
  interruptions: Readonly<Record<string, { times: number; pairs: number }>>
  /** How many operations came to what, such as `order: done`. */
  outcomes: Readonly<Record<string, number>>
  findings: readonly Finding[]
  seconds: number
}

export function countFaults(met: ReadonlyMap<FaultKind, number>): Report['faults'] {
  return Object.fromEntries(faultKinds.map((kind) => [kind, met.get(kind) ?? 0])) as Report['faults']
}

/** Ordered pairs of faults that were met, by what came between them. */
export function countPairs(settled: readonly Settled[]): Pick<Report, 'pairs' | 'interruptions'> {
  const all = new Set<string>()
  const between = new Map<string, { times: number; pairs: Set<string> }>()
  for (const { operation, unmet } of settled) {
    const met = operation.faults.slice(0, operation.faults.length - unmet)
    const pairs = met.slice(1).map((second, index) => `${met[index]} ${second}`)
    for (const pair of pairs) all.add(pair)
    if (operation.interruption === undefined || met.length === 0) continue
    const { kind } = operation.interruption
    const known = between.get(kind) ?? { times: 0, pairs: new Set() }
    between.set(kind, { times: known.times + 1, pairs: new Set([...known.pairs, ...pairs]) })
  }
  return {
    pairs: all.size,
    interruptions: Object.fromEntries(
      [...between].map(([kind, { times, pairs }]) => [kind, { times, pairs: pairs.size }]),
    ),
  }
}

export function countOutcomes(settled: readonly Settled[]): Report['outcomes'] {
  const counts = new Map<string, number>()
  for (const { operation, wanted, outcomes } of settled) {
    const [outcome] = outcomes
    const name = wanted?.kind === 'redeem' ? (wanted.reward.isExchanged ? 'exchange' : 'order') : operation.action.kind
    const became = outcome?.kind === 'refused' ? `refused ${outcome.code}` : outcome?.kind
    counts.set(`${name}: ${became}`, (counts.get(`${name}: ${became}`) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].toSorted(([one], [other]) => one.localeCompare(other)))
}

/** How many findings there are of a rule. */
export function countOf({ findings }: Report, rule: keyof typeof rules): number {
  return findings.filter((finding) => finding.rule === rules[rule]).length
}

const mostListed = 20

/** The report in words, with how to have the same again. */
export function inWords(report: Report, replay: string): string {
  const { seed, operations, members, calls, findings, seconds } = report
  const met = Object.values(report.faults).reduce((sum, count) => sum + count, 0)
  return [
    `seed ${seed}: ${operations} operations of ${members} members, ${calls} calls, ${met} faults, ${Math.round(seconds)} s`,
    ...faultKinds.map((kind) => `  ${count(report.faults[kind])}  ${faults[kind].words}`),
    `  ${count(report.pairs)}  of ${faultPairs.length} ordered pairs of faults`,
    ...Object.entries(report.interruptions).map(
      ([kind, { times, pairs }]) => `  ${count(times)}  interrupted by: ${kind}, with ${pairs} pairs of faults`,
    ),
    ...Object.entries(report.outcomes).map(([name, times]) => `  ${count(times)}  ${name}`),
    `${countOf(report, 'lost')} lost, ${countOf(report, 'doubled')} doubled, ${countOf(report, 'unpressed')} unpressed, ${countOf(report, 'unresolved')} unresolved; ${findings.length} findings`,
    ...findings.slice(0, mostListed).map(({ rule, of }) => `  NOT SO: ${rule}: ${of}`),
    ...(findings.length > mostListed ? [`  and ${findings.length - mostListed} more`] : []),
    ...(findings.length > 0 ? [`The same again: ${replay}`] : []),
  ].join('\n')
}

function count(times: number): string {
  return String(times).padStart(6)
}
