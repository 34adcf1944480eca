export { Select } from '../src/components/Select/Select.tsx'
export type { SelectOption, SelectProps } from '../src/components/Select/Select.tsx'
