import type { Finding } from '../check/finding.ts'
import type { Height, Proof } from './proofs.ts'
import type { Requirement } from './requirements.ts'

/**
 * What keeps the specification and the tests from being held to each other: a line that no test names, an id that no line
 * has, a line that speaks of what a person sees and is named by tests of services alone, and one that is called open and is
 * proven.
 */
export function findTraceFaults(requirements: readonly Requirement[], proofs: readonly Proof[]): Finding[] {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]))
  const unknown = proofs
    .filter(({ id }) => !byId.has(id))
    .map(({ id, file, title }) => ({ subject: id, message: `is no line of the specification: ${title}`, place: file }))
  const unproven = requirements.flatMap(({ id, isCall, isOpen, place }) => {
    const heights = new Set(proofs.filter((proof) => proof.id === id).map(({ height }) => height))
    const fault = faultOf(heights, isCall)
    const message = isOpen ? (fault === undefined ? 'is called open, and is proven' : undefined) : fault
    return message === undefined ? [] : [{ subject: id, message, place: `${place.file}:${place.line}` }]
  })
  return [...unproven, ...unknown]
}

function faultOf(heights: ReadonlySet<Height>, isCall: boolean): string | undefined {
  if (heights.size === 0) return 'is named by no test'
  if (isCall || heights.has('screen') || heights.has('app')) return undefined
  return 'is something that people see, and no test of the app names it'
}
