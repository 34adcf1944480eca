export { ProgressBar } from '../src/components/ProgressBar/ProgressBar.tsx'
export type { ProgressBarProps, ProgressMilestone } from '../src/components/ProgressBar/ProgressBar.tsx'
