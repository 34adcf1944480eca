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
    judge: 'html-codesniffer',
    component: 'Form',
    finding: /does not contain a submit button.*Being sent/,
    why: 'While it is being sent its button keeps its place and focus, and sends nothing a second time.',
  },
  {
    judge: 'focus-order',
    component: 'PhoneField',
    finding: /Right to left/,
    why: 'A telephone number reads from left to right in every language, with the code of the country first.',
  },
  {
    judge: 'names',
    component: 'PhoneField',
    finding: /role=option/,
    why: 'A country is called by its name; its code is the description of the option.',
  },
  {
    judge: 'names',
    component: 'ComboBox',
    finding: /role=option/,
    why: 'An option is called by its label; what stands below it is its description.',
  },
  {
    judge: 'reduced-motion',
    component: 'Skeleton',
    finding: /without end/,
    why: 'It changes its colour in place while something loads, and is gone with that.',
  },
  {
    judge: 'ibm',
    component: 'RichText',
    finding: /element_tabbable_role_valid/,
    why: 'A table that scrolls takes focus, or keys could not scroll it; as landmarks, several of one text would crowd the list.',
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
