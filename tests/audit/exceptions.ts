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
  {
    judge: 'ibm',
    finding: /aria_article_label_unique/,
    why: 'A tile is an article with one heading, which its link is named by; a name of its own would be read out twice.',
  },
  {
    judge: 'reduced-motion',
    finding: /moves without end.*<svg> in the example/,
    why: 'The sign of a wait moves as long as the wait lasts and ends with it, which makes it essential.',
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
