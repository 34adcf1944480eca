export { StepCard } from '../src/components/StepCard/StepCard.tsx'
export type { StepCardProps } from '../src/components/StepCard/StepCard.tsx'
