/** Ends a `switch` over a union: a case that is missing does not compile. Throws for a value that the types do not know. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value ${JSON.stringify(value)}`)
}
