import { expect, test } from 'vitest'
import { listInvitations, type ListState } from './invitations.ts'

const list: ListState = { kind: 'SPEND', length: 9, audience: 'member', isWhole: false, isFiltered: false }

test.each<[goal: string, state: Partial<ListState>, invitations: string]>([
  ['a member sees rewards', {}, ''],
  ['so does a visitor at first', { audience: 'visitor' }, ''],
  ['a visitor who looks further is invited to log in', { audience: 'visitor', length: 18 }, 'loginCta after 15'],
  [
    'a visitor who has seen all is led on as well',
    { audience: 'visitor', length: 18, isWhole: true },
    'loginCta after 15, cta after 18',
  ],
  ['a visitor’s short list ends with that', { audience: 'visitor', length: 2, isWhole: true }, 'loginCta after 2'],
  ['the end leads to the other list', { length: 2, isWhole: true }, 'cta after 2'],
  [
    'the end of a filtered list leads back as well',
    { length: 2, isWhole: true, isFiltered: true },
    'doubleCta after 2',
  ],
])('%s [DIS-23]', (_goal, state, invitations) => {
  const placed = listInvitations({ ...list, ...state })
  expect(placed.map(({ after, invitation }) => `${invitation.type} after ${after}`).join(', ')).toBe(invitations)
})

test.each([
  ['SPEND', 'EARN'],
  ['EARN', 'SPEND'],
] as const)('the %s list leads to the %s list [DIS-23]', (kind, leadsTo) => {
  expect(listInvitations({ ...list, kind, isWhole: true })).toEqual([
    { after: 9, invitation: { type: 'cta', leadsTo } },
  ])
})
