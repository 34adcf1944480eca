import { getPlan } from '@clubhouse/rest-client/b2c'

/** Options of one paid plan (SUB-06), read anew on every visit: what is bought is what is offered now. */
export function planOptions(planId: string) {
  return { ...getPlan.queryOptions({ planId }), staleTime: 0 }
}
