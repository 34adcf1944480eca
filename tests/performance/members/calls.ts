/** A call to a service, in milliseconds from the navigation. */
export interface Call {
  address: string
  start: number
  end: number
}

/** Returns how many calls waited for one another at most: each began when the one before had its answer. */
export function deepest(calls: readonly Call[]): number {
  const depths: { end: number; depth: number }[] = []
  for (const { start, end } of calls.toSorted((one, other) => one.start - other.start)) {
    const before = depths.filter((each) => each.end <= start).map(({ depth }) => depth)
    depths.push({ end, depth: 1 + Math.max(0, ...before) })
  }
  return Math.max(0, ...depths.map(({ depth }) => depth))
}

/** Returns the addresses that were asked for more than once. */
export function twice(calls: readonly Call[]): string[] {
  const addresses = calls.map(({ address }) => address)
  return [...new Set(addresses.filter((address, index) => addresses.indexOf(address) < index))]
}
