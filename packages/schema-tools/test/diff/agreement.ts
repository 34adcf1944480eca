/** How far our verdicts and those of an independent tool agree. */
export interface Agreement {
  tool: string
  cases: number
  compared: number
  agreeing: number
  /** Titles of cases in which the verdicts differ, with why, sorted. */
  differing: readonly (readonly [title: string, why: string | undefined])[]
}

interface Case {
  title: string
  want: readonly string[]
  differs?: string
}

/**
 * Compares verdicts: both say breaking, or neither does. What we call risky is not breaking: it asks somebody to look, as
 * `dangerous` does.
 */
export function compareVerdicts(
  tool: string,
  all: readonly Case[],
  compared: readonly Case[],
  theirs: readonly boolean[],
): Agreement {
  const isBreaking = ({ want }: Case) => want.some((each) => each.startsWith('breaking '))
  const differing = compared.filter((each, index) => isBreaking(each) !== theirs[index])
  return {
    tool,
    cases: all.length,
    compared: compared.length,
    agreeing: compared.length - differing.length,
    differing: differing
      .map(({ title, differs }) => [title, differs] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  }
}

/** The part of the README that shows all of this. */
export function renderAgreements(agreements: readonly Agreement[]): string {
  return [
    '| Independent tool | Our cases | Compared | Agree | Differ on purpose |',
    '|---|--:|--:|--:|--:|',
    ...agreements.map(
      ({ tool, cases, compared, agreeing, differing }) =>
        `| ${tool} | ${cases} | ${compared} | ${agreeing} | ${differing.length} |`,
    ),
    ...agreements.flatMap(({ tool, differing }) => ['', `Against ${tool}:`, '', ...byReason(differing)]),
  ].join('\n')
}

function byReason(differing: Agreement['differing']): string[] {
  const reasons = new Map<string, string[]>()
  for (const [title, why = ''] of differing) reasons.set(why, [...(reasons.get(why) ?? []), title])
  return [...reasons].map(([why, titles]) => `- ${why} (${titles.join('; ')})`)
}
