import type { operations } from '@clubhouse/rest-client/b2c.types'
import { findPlan, plans } from '../../worlds/plans.ts'
import type { Handlers } from '../handler-types.ts'
import { notFound } from '../problem.ts'

/** What a member can subscribe to. */
export function plansHandlers(): Pick<Handlers<operations>, 'listPlans' | 'getPlan'> {
  return {
    listPlans: () => ({ status: 200, body: { plans: [...plans] } }),
    getPlan({ path: { planId } }) {
      const plan = findPlan(planId)
      if (plan === undefined) throw notFound(`There is no plan ${planId}.`)
      return { status: 200, body: plan }
    },
  }
}
