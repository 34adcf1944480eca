export { SearchField } from '../src/components/SearchField/SearchField.tsx'
export type { SearchFieldMinimum, SearchFieldProps } from '../src/components/SearchField/SearchField.tsx'
