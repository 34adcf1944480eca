/** Five digits with an optional four-digit extension (ONB-20). */
const zipCode = /^\d{5}(?:-\d{4})?$/
/** A UK postcode, GIR 0AA among them (ONB-21). */
const ukPostcode = /^(?:GIR 0AA|[A-Z](?:\d{1,2}|[A-HJ-Y]\d{1,2}|\d[A-Z]|[A-HJ-Y]\d[A-Z]) \d[A-Z]{2})$/
/** Of the rest of the world's postcodes nothing is known but what the server takes. */
const anyPostcode = /^[A-Z0-9][A-Z0-9 -]{0,19}$/

/** The most characters of a postcode (ONB-19). */
export const longestPostcode = 20

/** Returns a postcode as it is sent: in capitals, with the one space or hyphen that its country writes. */
export function normalPostcode(text: string, country: string): string {
  const plain = text.trim().toUpperCase().replaceAll(/\s+/g, ' ')
  switch (country) {
    case 'US':
      return plain.replaceAll(' ', '').replace(/^(\d{5})(?=\d{4}$)/, '$1-')
    case 'GB':
      return plain.replaceAll(' ', '').replace(/(?<=..)(?=.{3}$)/, ' ')
    default:
      return plain
  }
}

/** True for a postcode of a country, as `normalPostcode` returns it. */
export function isPostcode(text: string, country: string): boolean {
  switch (country) {
    case 'US':
      return zipCode.test(text)
    case 'GB':
      return ukPostcode.test(text)
    default:
      return anyPostcode.test(text)
  }
}
