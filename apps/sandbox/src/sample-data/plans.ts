import type { components } from '@clubhouse/rest-client/b2c.types'
import { readClubFile } from './club-files.ts'

export type Plan = components['schemas']['Plan']

interface Plans {
  trialDays: number
  plans: readonly Plan[]
}

/** A trial costs nothing and can be cancelled (SUB-01). The paid plans stand in the order in which they are offered. */
export const { trialDays, plans } = readClubFile('plans') as Plans

export function findPlan(planId: string): Plan | undefined {
  return plans.find(({ id }) => id === planId)
}
