export { TextArea } from '../src/components/TextArea/TextArea.tsx'
export type { TextAreaProps } from '../src/components/TextArea/TextArea.tsx'
