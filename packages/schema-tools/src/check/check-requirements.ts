import { type ContractPart, contractParts } from '../contract-parts.ts'
import type { Check, Finding } from './finding.ts'

/** Every named part of the contract says which requirements it serves. */
export function checkRequirements(): Check {
  return {
    name: 'Requirement ids',
    run() {
      const parts = contractParts()
      const without = parts.filter(({ requirements }) => requirements.length === 0)
      return Promise.resolve({
        looked: parts.length,
        findings: without.map((part) => findingOf(part, 'names no requirement that it serves')),
      })
    },
  }
}

/** A finding about a named part, at its place. */
export function findingOf({ concept, name, place }: ContractPart, message: string): Finding {
  return { subject: `${concept} ${name}`, message, place: `${place.file}:${place.line}` }
}
