import { expect, test } from 'vitest'
import { brandView, openSide, requestedSide, withSide } from './brand-view.ts'

test.each([
  ['tabs at Earn when both are as long [BRD-03] [BRD-05]', 2, 2, { kind: 'tabs', firstTab: 'EARN' }],
  ['tabs at Earn when it is longer [BRD-05]', 3, 2, { kind: 'tabs', firstTab: 'EARN' }],
  ['tabs at Rewards when those are more [BRD-05]', 1, 2, { kind: 'tabs', firstTab: 'SPEND' }],
  ['earn rewards alone [BRD-04]', 1, 0, { kind: 'single', side: 'EARN' }],
  ['spend rewards alone [BRD-04]', 0, 1, { kind: 'single', side: 'SPEND' }],
  ['nothing', 0, 0, { kind: 'empty' }],
])('a brand shows %s', (_goal, earn, spend, view) => {
  expect(brandView({ earn, spend })).toEqual(view)
})

test.each([
  ['', undefined],
  ['tab=earn', 'EARN'],
  ['tab=rewards', 'SPEND'],
  ['tab=SPEND', undefined],
  ['tab=', undefined],
])('the address ?%s opens %s', (query, side) => {
  expect(requestedSide(new URLSearchParams(query))).toBe(side)
})

test('an opened tab is written beside what the address says already', () => {
  const query = new URLSearchParams('sort=cost')
  expect(withSide(query, 'SPEND').toString()).toBe('sort=cost&tab=rewards')
  expect(withSide(withSide(query, 'SPEND'), 'EARN').toString()).toBe('sort=cost&tab=earn')
})

test.each([
  ['the first tab', 2, 1, undefined, 'EARN'],
  ['the tab that was asked for', 2, 1, 'SPEND', 'SPEND'],
  ['the one side there is, whatever was asked for', 0, 1, 'EARN', 'SPEND'],
] as const)('what is seen is %s', (_goal, earn, spend, asked, side) => {
  expect(openSide(brandView({ earn, spend }), asked)).toBe(side)
})
