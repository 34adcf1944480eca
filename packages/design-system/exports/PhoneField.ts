export { PhoneField } from '../src/components/PhoneField/PhoneField.tsx'
export type { PhoneCountry, PhoneFieldProps, PhoneNumber } from '../src/components/PhoneField/PhoneField.tsx'
