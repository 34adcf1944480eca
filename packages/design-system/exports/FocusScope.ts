export { FocusScope, RestoreFocus } from '../src/components/FocusScope/FocusScope.tsx'
export type { FocusScopeProps, RestoreFocusProps } from '../src/components/FocusScope/FocusScope.tsx'
