export { SearchField } from '../src/components/SearchField/SearchField.tsx'
export type { SearchFieldProps } from '../src/components/SearchField/SearchField.tsx'
