export { CopyField } from '../src/components/CopyField/CopyField.tsx'
export type { CopyFieldProps } from '../src/components/CopyField/CopyField.tsx'
