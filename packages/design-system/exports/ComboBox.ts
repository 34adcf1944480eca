export { ComboBox } from '../src/components/ComboBox/ComboBox.tsx'
export type { ComboBoxOption, ComboBoxProps } from '../src/components/ComboBox/ComboBox.tsx'
