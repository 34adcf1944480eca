export { TextArea } from '../src/components/TextArea/TextArea.tsx'
export type { TextAreaCount, TextAreaProps } from '../src/components/TextArea/TextArea.tsx'
