import type { Plan } from '@clubhouse/rest-client/b2c'
import { m } from '#paraglide/messages.js'

type PricedPlan = Pick<Plan, 'cost' | 'frequency'>

/** Days at the beginning of every subscription that cost nothing (SUB-01, SUB-26). */
export const trialDays = 7

/** Returns what a plan costs and how often, such as `£79.99 a year`; the cost alone for an unknown frequency. */
export function planCost({ cost, frequency }: PricedPlan): string {
  const words = wordsOf(frequency)
  return words === undefined ? cost : words.cost({ cost })
}

/** Returns how often a plan is paid for, such as `a year`, to stand beside its cost; undefined for an unknown frequency. */
export function planFrequency({ frequency }: Pick<Plan, 'frequency'>): string | undefined {
  return wordsOf(frequency)?.frequency()
}

/** Returns that a plan renews, and how often, where no date is known (CON-32); undefined for an unknown frequency. */
export function planRenewal({ frequency }: Pick<Plan, 'frequency'>): string | undefined {
  return wordsOf(frequency)?.renewal()
}

/** Returns what a plan's period is called, such as `Yearly`; undefined for an unknown frequency. */
export function planPeriod({ frequency }: Pick<Plan, 'frequency'>): string | undefined {
  return wordsOf(frequency)?.period()
}

/** Returns the months that one payment covers: 12 of a yearly plan (SUB-06); undefined for an unknown frequency. */
export function billingMonths({ frequency }: Pick<Plan, 'frequency'>): number | undefined {
  return wordsOf(frequency)?.months
}

/** Returns trial, price and renewal in one text, for somebody who has not paid yet (SUB-01). */
export function planTerms({ cost, frequency }: PricedPlan): string {
  const words = wordsOf(frequency)
  return (words?.terms ?? m.subscription_terms_other)({ cost, days: trialDays })
}

/** Returns when a trial that begins now ends, and the first payment is taken. */
export function firstPaymentDate(now: Date): Date {
  const end = new Date(now)
  end.setUTCDate(end.getUTCDate() + trialDays)
  return end
}

const words = {
  MONTH: {
    months: 1,
    cost: m.subscription_cost_month,
    frequency: m.subscription_frequency_month,
    renewal: m.subscription_renewal_month,
    period: m.subscription_period_month,
    terms: m.subscription_terms_month,
  },
  YEAR: {
    months: 12,
    cost: m.subscription_cost_year,
    frequency: m.subscription_frequency_year,
    renewal: m.subscription_renewal_year,
    period: m.subscription_period_year,
    terms: m.subscription_terms_year,
  },
} as const

function wordsOf(frequency: string) {
  return frequency === 'MONTH' || frequency === 'YEAR' ? words[frequency] : undefined
}
