import type { Plan } from '@clubhouse/rest-client/b2c'

type ComparedPlan = Pick<Plan, 'id' | 'features'>

/** One thing that plans offer or do not. */
export interface ComparedFeature {
  description: string
  /** Ids of the plans that have it. */
  planIds: ReadonlySet<string>
}

/** Returns every feature of the plans, once, with the plans that have it (SUB-04). What the free plan gives, all of them give. */
export function comparePlans(free: ComparedPlan, paid: readonly ComparedPlan[]): ComparedFeature[] {
  const plans = [free, ...paid]
  const descriptions = new Set(plans.flatMap(({ features }) => features.map(({ description }) => description)))
  const has = ({ features }: ComparedPlan, wanted: string) => features.some(({ description }) => description === wanted)
  return [...descriptions].map((description) => ({
    description,
    planIds: new Set(plans.filter((plan) => has(plan, description) || has(free, description)).map(({ id }) => id)),
  }))
}
