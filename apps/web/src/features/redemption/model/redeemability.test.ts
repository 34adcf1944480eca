import type { Reward } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { redeemability } from './redeemability.ts'

const reward = fixture('club', 'Reward', { cost: 500, redemptionType: 'QR_CODE' })

test.each<[string, Partial<Reward>, number, ReturnType<typeof redeemability>]>([
  ['more points than it costs', {}, 501, { kind: 'redeemable', cost: 500 }],
  ['exactly the points it costs', {}, 500, { kind: 'redeemable', cost: 500 }],
  ['one point short', {}, 499, { kind: 'insufficient', missing: 1 }],
  ['no points', {}, 0, { kind: 'insufficient', missing: 500 }],
  ['a sold-out reward', { availability: 'SOLD_OUT' }, 501, { kind: 'blocked', reason: 'sold-out' }],
  ['a reward that is gone', { availability: 'UNAVAILABLE' }, 501, { kind: 'blocked', reason: 'unavailable' }],
  [
    'another kind of redemption',
    { redemptionType: 'WINES_FULFILMENT' },
    501,
    { kind: 'blocked', reason: 'not-here-yet' },
  ],
  [
    'a reward with options',
    { variants: [{ rewardId: '2', cost: 500, content: { variantLabel: 'A' } }] },
    501,
    { kind: 'blocked', reason: 'needs-option' },
  ],
])('a member with %s [RDM-01]', (_case, part, points, expected) => {
  expect(redeemability(fixture('club', 'Reward', { ...reward, ...part }), points)).toEqual(expected)
})
