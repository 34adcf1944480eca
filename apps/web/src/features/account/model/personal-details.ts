/** A phone number as people of a country write it; one of another shape stays as it is. */
export function phoneNumber(mobile: string, country: string | undefined): string {
  if (country === 'US') return mobile.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
  return mobile.replace(/^(0\d{4})(\d{6})$/, '$1 $2')
}

/** What a member calls a detail depends on their country (ACC-05); a country that is not known yet is named as the world. */
export type LabelCountry = 'GB' | 'US' | 'WORLD'

export function labelCountry(country: string | undefined): LabelCountry {
  return country === 'GB' || country === 'US' ? country : 'WORLD'
}
