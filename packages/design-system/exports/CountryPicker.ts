export { CountryPicker } from '../src/components/CountryPicker/CountryPicker.tsx'
export type { Country, CountryPickerProps } from '../src/components/CountryPicker/CountryPicker.tsx'
