export { VisuallyHidden } from '../src/components/VisuallyHidden/VisuallyHidden.tsx'
export type { VisuallyHiddenProps } from '../src/components/VisuallyHidden/VisuallyHidden.tsx'
