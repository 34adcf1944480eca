/** A date as it is typed, part by part; digits, or nothing. */
export interface TypedDate {
  day: string
  month: string
  year: string
}

/** Returns whether a calendar has the date. */
export function isRealDate({ day, month, year }: TypedDate): boolean {
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return (
    date.getUTCFullYear() === Number(year) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day)
  )
}

/**
 * Returns whether somebody who was born on a real date is of an age, in years, by `today`, on the day itself already.
 * Who was born on 29 February has their birthday on the 28th in other years, as the server counts.
 */
export function hasReachedAge({ day, month, year }: TypedDate, age: number, today: Date): boolean {
  const birthdayYear = Number(year) + age
  const lastDay = new Date(Date.UTC(birthdayYear, Number(month), 0)).getUTCDate()
  return Date.UTC(birthdayYear, Number(month) - 1, Math.min(Number(day), lastDay)) <= today.getTime()
}
