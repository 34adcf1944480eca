export { Checkbox } from '../src/components/Checkbox/Checkbox.tsx'
export type { CheckboxProps } from '../src/components/Checkbox/Checkbox.tsx'
