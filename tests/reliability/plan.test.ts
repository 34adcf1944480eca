import { expect, test } from 'vitest'
import { faultKinds } from './faults.ts'
import { makePlan, rewardShelves } from './plan.ts'

test('a seed is a plan, at every time; another seed is another plan', () => {
  expect(makePlan(7, 500)).toEqual(makePlan(7, 500))
  expect(makePlan(8, 500).intents).not.toEqual(makePlan(7, 500).intents)
})

test('a plan has everything in it, and every kind of fault', () => {
  const { intents } = makePlan(7, 1000)
  expect(new Set(intents.map(({ action }) => action.kind))).toEqual(
    new Set(['redeem', 'promotion', 'transfer', 'cancel']),
  )
  const shelves = intents.flatMap(({ action }) => (action.kind === 'redeem' ? [action.shelf] : []))
  expect(new Set(shelves)).toEqual(new Set(rewardShelves))
  expect(faultKinds).toHaveLength(9)
  expect(new Set(intents.flatMap(({ faults }) => faults))).toEqual(new Set(faultKinds))
  expect(intents.filter(({ isTwin }) => isTwin).length).toBeGreaterThan(50)
})

test('only an order that was wished for before is cancelled, and by its own member', () => {
  const { intents } = makePlan(7, 1000)
  for (const { index, member, action } of intents) {
    if (action.kind !== 'cancel') continue
    expect(action.orderOf).toBeLessThan(index)
    expect(intents[action.orderOf]).toMatchObject({ member, action: { kind: 'redeem' } })
  }
})
