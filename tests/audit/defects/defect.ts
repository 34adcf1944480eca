/** One mistake that a careless developer could make in a component. */
export type Defect = {
  /** Short and unique, such as `text-field-no-label`. */
  readonly id: string
  /** The component whose examples and tests are looked at. */
  readonly component: string
  /** As an auditor would write it down. */
  readonly what: string
  /** Number of the WCAG 2.2 success criterion that it breaks. */
  readonly criterion: string
  /** Where it is made, inside `packages/design-system/src`. */
  readonly file: string
  /** What stands there, exactly once. */
  readonly find: string
  readonly replace: string
}

/** The text with the defect in it. The list must not rot, so what is not there exactly once is an error. */
export function withDefect(text: string, { id, file, find, replace }: Defect): string {
  const count = text.split(find).length - 1
  if (count !== 1) throw new Error(`${id}: ${file} has “${find}” ${count} times, and it must be there once`)
  return text.replace(find, () => replace)
}
