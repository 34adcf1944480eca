import { expect, test } from 'vitest'
import { faultKinds, faultPairs } from './faults.ts'
import { interruptionKinds } from '../interrupt.ts'
import { makePlan, type PlannedOperation } from './plan.ts'
import { rewardKinds } from '../rewards-by-type.ts'

const pairOf = ({ faults: [first, second] }: PlannedOperation) => (second === undefined ? [] : [`${first} ${second}`])

test('a seed is a plan, at every time; another seed is another plan', () => {
  expect(makePlan(7, 500)).toEqual(makePlan(7, 500))
  expect(makePlan(8, 500).operations).not.toEqual(makePlan(7, 500).operations)
})

test('a plan has everything in it, and every kind of fault and of interruption', () => {
  const { operations } = makePlan(7, 1000)
  expect(new Set(operations.map(({ action }) => action.kind))).toEqual(
    new Set(['redeem', 'promotion', 'transfer', 'cancel', 'subscription']),
  )
  const rewards = operations.flatMap(({ action }) => (action.kind === 'redeem' ? [action.reward] : []))
  expect(new Set(rewards)).toEqual(new Set(rewardKinds))
  expect(faultKinds).toHaveLength(15)
  expect(new Set(operations.flatMap(({ faults }) => faults))).toEqual(new Set(faultKinds))
  expect(new Set(operations.flatMap(({ interruption }) => interruption?.kind ?? []))).toEqual(
    new Set(interruptionKinds),
  )
  expect(new Set(operations.map(({ answer }) => answer)).size).toBe(2)
  expect(operations.filter(({ isTwin }) => isTwin).length).toBeGreaterThan(50)
})

test('a short plan has every ordered pair of faults, a long one has each with every interruption between', () => {
  expect(new Set(makePlan(7, 240).operations.flatMap(pairOf)).size).toBe(faultPairs.length)
  const { operations } = makePlan(7, 10_000)
  for (const kind of [undefined, ...interruptionKinds]) {
    const between = operations.filter(({ interruption }) => interruption?.kind === kind)
    expect(new Set(between.flatMap(pairOf)).size, kind).toBe(faultPairs.length)
  }
})

test('only an order that was placed before is cancelled, and by its own member', () => {
  const { operations } = makePlan(7, 1000)
  for (const { index, browser, action } of operations) {
    if (action.kind !== 'cancel') continue
    expect(action.orderOf).toBeLessThan(index)
    expect(operations[action.orderOf]).toMatchObject({ browser, action: { kind: 'redeem' } })
  }
})
