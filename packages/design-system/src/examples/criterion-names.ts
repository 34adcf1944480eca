import criteria from './wcag22.json' with { type: 'json' }

const names = new Map(criteria.map(({ id, name }) => [id, name]))

/** The name of a success criterion of WCAG 2.2, level A to AAA; throws for a number that there is not. */
export function criterionName(id: string): string {
  const name = names.get(id)
  if (name === undefined) throw new Error(`WCAG 2.2 has no criterion ${id}`)
  return name
}
