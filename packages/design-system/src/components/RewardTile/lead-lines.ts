/** A short title leaves room for a third line of the lead [DIS-25]. */
export function leadLines(title: string): 2 | 3 {
  return title.length < 58 ? 3 : 2
}
