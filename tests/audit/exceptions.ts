import type { Finding } from '../accessibility/judge.ts'

/** A finding that stands, and why. */
export type Exception = {
  readonly judge: string
  /** Those of every component when absent. */
  readonly component?: string
  readonly finding: RegExp
  readonly why: string
}

/** Where a judge is wrong, or what it finds is meant. */
export const exceptions: readonly Exception[] = [
  {
    judge: 'html-codesniffer',
    finding: /NoSuchID/,
    why: 'Links of the examples lead to places of the club, which the gallery has not.',
  },
]

export function exceptionFor(judge: string, component: string, { what, where }: Finding): Exception | undefined {
  return exceptions.find(
    (exception) =>
      exception.judge === judge &&
      (exception.component ?? component) === component &&
      exception.finding.test(`${what} ${where}`),
  )
}
