const pattern =
  /^([+-])?P(?!$)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?!$)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** Returns a moment moved on by an ISO 8601 duration such as `P1DT12H` or `-P1M`; undefined when it is none. */
export function addDuration(moment: Date, duration: string): Date | undefined {
  const match = pattern.exec(duration)
  if (match === null) return undefined
  const sign = match[1] === '-' ? -1 : 1
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((text) => sign * Number(text ?? 0))
  const moved = new Date(moment)
  moved.setUTCFullYear(moved.getUTCFullYear() + years, moved.getUTCMonth() + months)
  // The 31st plus a month is the end of that month, not the start of the one after.
  if (moved.getUTCDate() !== moment.getUTCDate()) moved.setUTCDate(0)
  moved.setTime(moved.getTime() + (weeks * 7 + days) * 86_400_000 + (hours * 3_600 + minutes * 60 + seconds) * 1_000)
  return Number.isNaN(moved.getTime()) ? undefined : moved
}
