export { Switch } from '../src/components/Switch/Switch.tsx'
export type { SwitchProps } from '../src/components/Switch/Switch.tsx'
