export { CheckboxGroup } from '../src/components/CheckboxGroup/CheckboxGroup.tsx'
export type { CheckboxGroupOption, CheckboxGroupProps } from '../src/components/CheckboxGroup/CheckboxGroup.tsx'
