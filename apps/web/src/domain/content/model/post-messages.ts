/** No post is higher; what says so has gone wrong. */
const mostHigh = 2400

/** Returns whether the page of a post says that it can be told what to show. */
export function isReady(data: unknown): boolean {
  return kindOf(data) === 'ready'
}

/** Returns how high the page of a post says it is. */
export function heightIn(data: unknown): number | undefined {
  if (kindOf(data) !== 'height') return undefined
  const height: unknown = Reflect.get(data as object, 'height')
  if (typeof height !== 'number' || !Number.isFinite(height) || height <= 0) return undefined
  return Math.min(Math.ceil(height), mostHigh)
}

function kindOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, 'kind') : undefined
}
