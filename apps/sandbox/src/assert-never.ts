/** Ends a switch over a union: the type checker refuses it as soon as a case is missing. */
export function assertNever(value: never): never {
  throw new Error(`This should not be possible: ${JSON.stringify(value)}`)
}
