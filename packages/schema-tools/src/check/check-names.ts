import { type ContractPart, contractParts } from '../contract-parts.ts'
import { findingOf } from './check-requirements.ts'
import type { Check, Finding } from './finding.ts'

/** No two parts of one concept share a name, whatever their hosts: faults, query keys and reports go by the name. */
export function checkNames(): Check {
  return {
    name: 'Names',
    run() {
      const parts = contractParts()
      return Promise.resolve({ looked: parts.length, findings: sharedNames(parts) })
    },
  }
}

/** Every part whose name another one has already. */
export function sharedNames(parts: readonly ContractPart[]): Finding[] {
  const known = new Map<string, ContractPart>()
  return parts.flatMap((part) => {
    const key = `${part.concept} ${part.name}`
    const other = known.get(key)
    if (other === undefined) {
      known.set(key, part)
      return []
    }
    return [findingOf(part, `has the name of another one, at ${other.place.file}:${other.place.line}`)]
  })
}
