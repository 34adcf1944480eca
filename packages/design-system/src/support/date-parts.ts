export const datePartNames = ['day', 'month', 'year'] as const
export type DatePart = (typeof datePartNames)[number]

/** A date as a person typed it, whether it is one or not. */
export type DateParts = { readonly [P in DatePart]: string }

export const emptyDate: DateParts = { day: '', month: '', year: '' }

/** The order in which a locale writes day, month and year. */
export function datePartOrder(locale: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  }).formatToParts(new Date(0))
  return parts.flatMap(({ type }) => datePartNames.filter((part) => part === type))
}

/** The parts of `2031-05-06`, without leading zeros; empty parts for anything else. */
export function partsFromDate(date: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []
  if (year === undefined || month === undefined || day === undefined) return emptyDate
  return { day: String(Number(day)), month: String(Number(month)), year }
}

/** `2031-05-06` for parts that are a real date with a year of four digits, and nothing for any other. */
export function dateFromParts(parts: DateParts): string | undefined {
  if (wrongDateParts(parts).length > 0) return undefined
  const [day, month, year] = datePartNames.map((part) => parts[part].trim())
  return `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
}

/** The parts that keep the text from being a real date: 30 February has a wrong day, 4 / 13 a wrong month. */
export function wrongDateParts(parts: DateParts): readonly DatePart[] {
  const month = numberIn(parts.month, /^\d{1,2}$/, 1, 12)
  const year = numberIn(parts.year, /^\d{4}$/, 1, 9999)
  // A leap year where the year is not known, so that only what is surely wrong is called so.
  const daysInMonth = month === undefined ? 31 : new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate()
  const day = numberIn(parts.day, /^\d{1,2}$/, 1, daysInMonth)
  const numbers = { day, month, year }
  return datePartNames.filter((part) => numbers[part] === undefined)
}

function numberIn(text: string, pattern: RegExp, least: number, most: number): number | undefined {
  const trimmed = text.trim()
  const value = Number(trimmed)
  return pattern.test(trimmed) && value >= least && value <= most ? value : undefined
}
