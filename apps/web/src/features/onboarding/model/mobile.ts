/** Ten digits with optional separators (ONB-16). */
const usMobile = /^(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}$/
/** Starts with +44 or 0, then 7; the second digit is not 6, unless it begins 624 (ONB-17). */
const ukMobile = /^(?:\+44|0)7(?:[0-57-9]\d{8}|624\d{6})$/
const separators = /[\s().-]/g

/** Returns how many digits a mobile number has in a country (ONB-18). */
function mobileDigits(country: string): number {
  return country === 'US' ? 10 : 11
}

/** True for a mobile number of a country, as it is dialled there or from abroad; the whole world has UK mobiles (ONB-16, ONB-17). */
export function isMobile(text: string, country: string): boolean {
  return country === 'US' ? usMobile.test(text) : ukMobile.test(text.replaceAll(separators, ''))
}

/**
 * Returns a mobile number as the field keeps it: digits as they are dialled in the country, no more than it has. A calling
 * code and separators that come by paste or autofill go before the limit is counted (CON-28).
 */
export function typedMobile(text: string, country: string): string {
  const dialled = text.replaceAll(/[^\d+]/g, '').replace(/(?<=.)\+/g, '')
  const national =
    country === 'US' ? dialled.replace(/^(?:\+1|1(?=\d{10}$))/, '') : dialled.replace(/^(?:\+|00)440?/, '0')
  // What may still become a calling code stays as it is.
  const plus = national.startsWith('+') ? '+' : ''
  return plus + national.slice(plus.length).slice(0, mobileDigits(country))
}
