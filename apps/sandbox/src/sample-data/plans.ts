import type { components } from '@clubhouse/rest-client/b2c.types'

export type Plan = components['schemas']['Plan']

/** A trial costs nothing and can be cancelled (SUB-01). */
export const trialDays = 7

const shared = {
  features: [
    {
      description: 'Rewards for Plus members alone',
      extendedDescription: 'A night in a lighthouse, a supper for forty, and whatever members vote for next.',
    },
    { description: 'Double points with every earning partner', extendedDescription: 'For the first thirty days.' },
    { description: 'Two coffees every month' },
    { description: 'First pick of limited rewards', extendedDescription: 'A day before everybody else.' },
  ],
  nameTextPrimaryColor: '#ffffff',
  featuresDescription: 'Everything in the club, and more',
} satisfies Partial<Plan>

/** The paid plans, in the order in which they are offered. */
export const plans: readonly Plan[] = [
  {
    ...shared,
    id: 'kestrel-plus-yearly',
    name: 'Kestrel Plus Yearly',
    cost: '£79.99',
    frequency: 'YEAR',
    features: [
      ...shared.features,
      { description: 'Two months for nothing', extendedDescription: 'A year costs what ten months do.' },
    ],
    primaryColor: '#3b1d5e',
  },
  {
    ...shared,
    id: 'kestrel-plus-monthly',
    name: 'Kestrel Plus Monthly',
    cost: '£7.99',
    frequency: 'MONTH',
    primaryColor: '#0b4f5c',
  },
]

export function findPlan(planId: string): Plan | undefined {
  return plans.find(({ id }) => id === planId)
}
