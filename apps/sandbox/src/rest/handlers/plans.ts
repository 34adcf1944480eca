import type { PlansHandlers } from '../../generated/rest-b2c-handlers.ts'
import { findPlan, plans } from '../../sample-data/plans.ts'
import { notFound } from '../problem.ts'

/** What a member can subscribe to. */
export function plansHandlers(): PlansHandlers {
  return {
    listPlans: () => ({ plans: [...plans] }),
    getPlan({ path: { planId } }) {
      const plan = findPlan(planId)
      if (plan === undefined) throw notFound(`There is no plan ${planId}.`)
      return plan
    },
  }
}
