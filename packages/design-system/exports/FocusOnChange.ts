export { FocusOnChange, focusOnChangeTargets } from '../src/components/FocusOnChange/FocusOnChange.tsx'
export type { FocusOnChangeProps } from '../src/components/FocusOnChange/FocusOnChange.tsx'
