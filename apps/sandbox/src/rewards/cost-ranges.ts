/**
 * The ranges that `costRangeId` names. The specification shows no ids, so they say what they mean: `0-5000` is from 0
 * and below 5,000 points, `50000-` is 50,000 or more.
 */
export function costRange(id: string): { from: number; below: number } | undefined {
  const [, from, below] = /^(\d{1,10})-(\d{0,10})$/.exec(id) ?? []
  if (from === undefined) return undefined
  return { from: Number(from), below: below ? Number(below) : Infinity }
}
