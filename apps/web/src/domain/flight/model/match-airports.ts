import { type Airport, airports } from './airports.ts'

/**
 * Returns the airports in which every word of a text is found, in any field, in the order of the list; all of them for
 * an empty text (FLT-15). Letters count without their accents: `male` finds Malé, and `st johns` St John’s.
 */
export function matchAirports(text: string, among: readonly Airport[] = airports): readonly Airport[] {
  const words = folded(text.trim())
    .split(/\s+/)
    .filter((word) => word !== '')
  return among.filter((airport) => {
    const fields = fieldsOf(airport)
    return words.every((word) => fields.some((field) => field.includes(word)))
  })
}

function fieldsOf({ code, airportName, cityName, countryName, region }: Airport): readonly string[] {
  return [code, airportName, cityName, countryName, region].map(folded)
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{Diacritic}’'.]/gu, '')
    .toLowerCase()
}
