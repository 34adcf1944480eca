export { ErrorPanel } from '../src/components/ErrorPanel/ErrorPanel.tsx'
export type { ErrorPanelProps } from '../src/components/ErrorPanel/ErrorPanel.tsx'
