import type { Page } from '@playwright/test'

export type Finding = {
  /** Number of the WCAG 2.2 success criterion, or `best practice`. */
  readonly criterion: string
  readonly what: string
  readonly where: string
  /** Worth knowing, and no failure. */
  readonly isInformation?: boolean
}

/**
 * Looks at one page for one kind of defect. It leaves the page as it found it, but for where focus is and what its own
 * clicks have done.
 */
export type Judge = {
  readonly name: string
  readonly criteria: readonly string[]
  /** `stage` is a selector for what is judged; it may match more than one element. */
  readonly judge: (page: Page, stage: string) => Promise<readonly Finding[]>
}

export function violations(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ isInformation }) => isInformation !== true)
}

/** As one reads it in the report of a failed test. */
export function inWords({ criterion, what, where }: Finding): string {
  return `${criterion}: ${what}, at ${where}`
}
