/** Runs work in turn. */
export type Turns = <Value>(work: () => Promise<Value>) => Promise<Value>

/** Lets so many go on at a time; the others wait for their turn. */
export function turns(most: number): Turns {
  const waiting: (() => void)[] = []
  let free = most
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
