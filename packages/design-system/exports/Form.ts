export { Form, formFocusTargets } from '../src/components/Form/Form.tsx'
export type { FormProps } from '../src/components/Form/Form.tsx'
