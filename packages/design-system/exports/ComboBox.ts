export { ComboBox } from '../src/components/ComboBox/ComboBox.tsx'
export type { ComboBoxOption, ComboBoxProps, ComboBoxSection } from '../src/components/ComboBox/ComboBox.tsx'
