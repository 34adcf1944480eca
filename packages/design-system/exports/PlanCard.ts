export { PlanCard } from '../src/components/PlanCard/PlanCard.tsx'
export type { PlanCardProps, PlanFeature } from '../src/components/PlanCard/PlanCard.tsx'
