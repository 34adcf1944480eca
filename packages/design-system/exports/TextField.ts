export { TextField, textFieldTypes } from '../src/components/TextField/TextField.tsx'
export type { TextFieldProps } from '../src/components/TextField/TextField.tsx'
