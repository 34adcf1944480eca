/** Returns the day in so many days, but no later than the last that can be searched for. */
export function dayIn(days: number): string {
  const now = new Date()
  const last = Date.UTC(now.getUTCFullYear(), 11, 31)
  return new Date(Math.min(now.getTime() + days * 86_400_000, last)).toISOString().slice(0, 10)
}
