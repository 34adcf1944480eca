export { NumberField } from '../src/components/NumberField/NumberField.tsx'
export type { NumberFieldProps } from '../src/components/NumberField/NumberField.tsx'
