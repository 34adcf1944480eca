const columns = 120

/** A union of text literals, to stand right behind what is before it: on its line, or one a line where `margin` columns are taken and the rest is too short. */
export function unionOf(values: readonly string[], { margin, indent }: { margin: number; indent: string }): string {
  if (values.length === 0) return ' never'
  const literals = values.map((value) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`)
  const line = literals.join(' | ')
  if (line.length <= columns - margin) return ` ${line}`
  return literals.map((literal) => `\n${indent}| ${literal}`).join('')
}
