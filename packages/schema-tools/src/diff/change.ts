import type { SchemaPlace } from '@clubhouse/schemas/load-document'

/** How much a change asks of whoever uses the contract. */
export type Severity = 'breaking' | 'risky' | 'safe'

/** The five parts of the contract. */
export type Concept = 'rest' | 'graphql' | 'content' | 'bridge' | 'events'

/** What the app sends (`request`) or what it reads (`answer`). */
export type Side = 'request' | 'answer'

/** What a rule says of a change: how severe it is, and what follows for whoever is concerned, as a sentence. */
export type Verdict = readonly [severity: Severity, consequence: string]

/** Something that codegen makes out of the schemas: an operation, a content type, a message or an event. */
export interface Generated {
  concept: Concept
  /** `listVouchers`, `CabinDetails`, `sectionBanner`, `share_link`. */
  name: string
}

/** One difference between two versions of the contract. */
export interface Change {
  concept: Concept
  /** A rule of the tables in this folder, such as `answer-property-removed`. */
  rule: string
  severity: Severity
  side: Side
  /** What changed, by its name in the schema: `Voucher.code`, `listVouchers(limit)`. */
  subject: string
  /** What happened, as a sentence. */
  message: string
  /** What follows from it, as a sentence. */
  consequence: string
  place: SchemaPlace
  /** Which version the place is in: what was removed stands in the base only. */
  revision: 'base' | 'head'
  /** What is generated from the changed part, sorted by name. */
  touches: readonly Generated[]
  /** Names of generated types that have the changed part in them, such as `Voucher` and `VoucherPage`. */
  types: readonly string[]
  /** The field that a file must read or write to notice. */
  property?: string
}

export const severities = ['breaking', 'risky', 'safe'] as const satisfies readonly Severity[]
export const concepts = ['rest', 'graphql', 'content', 'bridge', 'events'] as const satisfies readonly Concept[]

/** The more severe of two. */
export function worse(one: Verdict, other: Verdict): Verdict {
  return severities.indexOf(one[0]) <= severities.indexOf(other[0]) ? one : other
}
