import type { Reward } from '@clubhouse/rest-client/club'
import { expect, test } from 'vitest'
import { readKeptDraft, toKeptDraft } from './kept-draft.ts'
import { emptyOrder, startDraft } from './order-draft.ts'

const reward = {
  rewardId: '100190',
  redemptionType: 'WINES_FULFILMENT',
  content: {
    title: 'A case',
    imageUrl: '/case',
    brandDetails: { brandName: 'Kestrel Wines', brandLogo: '' },
    tags: [],
  },
} as unknown as Reward
const typed = {
  ...emptyOrder,
  consent: { over18: true, terms: true, marketingUpdates: true },
  giftMessage: 'Hello',
}

test('a draft begins with the chosen reward [CHK-01]', () => {
  expect(startDraft({ ...reward, rewardParentId: 'p1' }, typed)).toMatchObject({
    content: { title: 'A case', imageUrl: '/case', partner: 'Kestrel Wines' },
    rewardId: '100190',
    rewardParentId: 'p1',
    deliveryAddress: null,
    sailorDetails: null,
    consent: { over18: true, terms: true, marketingUpdates: true },
    giftMessage: 'Hello',
    isSubmitting: false,
  })
})

test('a voyage asks anew what is agreed to, and keeps the rest [CHK-05]', () => {
  const draft = startDraft({ ...reward, redemptionType: 'VOYAGES_FULFILMENT' }, typed)
  expect(draft.consent).toEqual({ over18: false, terms: false })
  expect(draft.giftMessage).toBe('Hello')
})

test('what is kept comes back as it was, and what is not of this version does not', () => {
  const draft = startDraft(reward, { ...typed, sent: { input: { kind: 'order', body: { rewardId: '1' } }, at: 5 } })
  const { content: _content, rewardId: _id, rewardParentId: _parent, isSubmitting: _submitting, ...kept } = draft
  expect(readKeptDraft(toKeptDraft(draft))).toEqual(kept)
  for (const other of [
    undefined,
    '',
    'null',
    '{}',
    '{"giftMessage":1}',
    '[',
    toKeptDraft(draft).replace('Hello', '\\q'),
  ])
    expect(readKeptDraft(other)).toBeUndefined()
})
