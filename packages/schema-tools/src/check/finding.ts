/** One thing that is wrong with the contract. */
export interface Finding {
  /** What it is about: an operation, a file, a part. */
  subject: string
  message: string
  /** `file:line`, from the repository's root. */
  place?: string
}

/** One question that is asked of the contract, and everything that speaks against it. */
export interface CheckResult {
  name: string
  /** How many things were looked at. */
  looked: number
  findings: readonly Finding[]
}

export interface Check {
  name: string
  run(): Promise<Omit<CheckResult, 'name'>>
}
