import type { Finding } from '../accessibility/judge.ts'

/** What one judge found on one example. */
export type AuditRecord = {
  readonly judge: string
  readonly criteria: readonly string[]
  readonly example: string
  readonly checks: number
  readonly violations: readonly Finding[]
  readonly exceptions: readonly (Finding & { readonly why: string })[]
  readonly information: readonly Finding[]
}

/** What a test hands to the reporter. */
export type ComponentRecord = {
  readonly component: string
  readonly examples: number
  readonly records: readonly AuditRecord[]
}

export const attachmentName = 'audit-record'
