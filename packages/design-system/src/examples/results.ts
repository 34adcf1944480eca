/** What one kind of check found on a component's examples. */
export type JudgeResult = {
  readonly judge: string
  /** Success criteria that it speaks of. */
  readonly criteria: readonly string[]
  readonly checks: number
  readonly violations: readonly string[]
}

/** What the last audit found on one component. */
export type ComponentResults = {
  /** Day of the audit, `yyyy-mm-dd`. */
  readonly date: string
  readonly judges: readonly JudgeResult[]
}
