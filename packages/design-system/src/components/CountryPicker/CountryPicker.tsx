import { useMemo } from 'react'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import type { ComboBoxProps } from '../ComboBox/ComboBox.tsx'

export type Country = {
  /** ISO 3166-1 code of two letters, such as `GB`; typing it finds the country too. */
  readonly code: string
  /** In the language of the page. */
  readonly name: string
  /** What else people call it, such as “Holland”. */
  readonly otherNames?: readonly string[] | undefined
}

export type CountryPickerProps = Omit<
  ComboBoxProps,
  'options' | 'sections' | 'loadingMessage' | 'onInputChange' | 'isFiltered' | 'menuTrigger' | 'value'
> & {
  /** All that can be chosen, in the order of the page's alphabet. */
  countries: readonly Country[]
  /** Codes that stand first, such as those where most members live. */
  firstCodes?: readonly string[] | undefined
  /** The code of the chosen country; empty while none is. */
  value: string
}

const noCodes: readonly string[] = []

/** A ComboBox of countries: found by name, by another name or by code, and quick with all 250. */
export function CountryPicker({
  countries,
  firstCodes = noCodes,
  autoComplete = 'country-name',
  ...props
}: CountryPickerProps) {
  const options = useMemo(() => inOrder(countries, firstCodes).map(toOption), [countries, firstCodes])
  return <ComboBox {...props} options={options} autoComplete={autoComplete} />
}

function toOption({ code, name, otherNames = [] }: Country) {
  return { value: code, label: name, keywords: [code, ...otherNames] }
}

function inOrder(countries: readonly Country[], firstCodes: readonly string[]): readonly Country[] {
  const first = firstCodes.flatMap((code) => countries.filter((country) => country.code === code))
  return [...first, ...countries.filter((country) => !first.includes(country))]
}
