/** Who flies: the club's own airline, and others that its tickets are good for. */
export const airlines = {
  VS: 'Kestrel Airways',
  DL: 'Northern Delta',
  AF: 'Air Fontaine',
  KL: 'Lowlands Airlines',
} as const

export type AirlineCode = keyof typeof airlines

export function isAirlineCode(code: string): code is AirlineCode {
  return Object.hasOwn(airlines, code)
}
