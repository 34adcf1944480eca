export interface OperationAddress {
  operationId: string
  method: string
  /** With its host's prefix and `{parameter}`s. */
  path: string
}

const longestCompared = 200

/** Returns the operation whose address is most like the requested one, to suggest it. */
export function nearestOperation(
  method: string,
  path: string,
  operations: readonly OperationAddress[],
): OperationAddress | undefined {
  const asked = path.slice(0, longestCompared)
  let best: { operation: OperationAddress; distance: number } | undefined
  for (const operation of operations) {
    const distance = editDistance(asked, fill(operation.path, asked)) + (operation.method === method ? 0 : 0.5)
    if (best === undefined || distance < best.distance) best = { operation, distance }
  }
  return best?.operation
}

/** Puts what stands in a parameter's place into the template, so that a right parameter counts as no difference. */
function fill(template: string, asked: string): string {
  const given = asked.split('/')
  return template
    .split('/')
    .map((segment, index) => (segment.startsWith('{') && given[index] ? given[index] : segment))
    .join('/')
}

/** Returns how many letters must be added, removed or replaced to get from one text to the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1]
    for (const [at, other] of Array.from(to).entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
