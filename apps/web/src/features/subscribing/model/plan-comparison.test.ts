import { expect, test } from 'vitest'
import { comparePlans } from './plan-comparison.ts'

const plan = (id: string, ...features: string[]) => ({ id, features: features.map((description) => ({ description })) })

test('each feature is compared once, and what is free comes with every plan [SUB-04]', () => {
  const compared = comparePlans(plan('free', 'Earn'), [plan('year', 'Lounge', 'Gift'), plan('month', 'Lounge', 'Earn')])
  expect(compared.map(({ description, planIds }) => [description, ...planIds])).toEqual([
    ['Earn', 'free', 'year', 'month'],
    ['Lounge', 'year', 'month'],
    ['Gift', 'year'],
  ])
})
