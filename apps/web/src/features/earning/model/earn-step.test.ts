import type { EarnType, Reward } from '@clubhouse/rest-client/club'
import { fixture } from '@clubhouse/test-kit/fixture'
import { describe, expect, test } from 'vitest'
import { earnStep, type Earner, redirectPause } from './earn-step.ts'

const categories = {
  'another category': [{ categoryName: 'Travel' }, { descriptor: 'no name' }],
  'Competitions & Fun': [{ categoryName: 'Travel' }, { categoryName: 'Competitions & Fun' }],
} as const
const links = { 'no account known': undefined, 'no account': false, 'an account': true } as const

type Category = keyof typeof categories
type Link = keyof typeof links

const { earnType: _earnType, earnUrl: _earnUrl, content, ...bare } = fixture('club', 'Reward')

function stepOf(part: Partial<Reward>, category: Category, earner: Partial<Earner> = {}) {
  const reward: Reward = { ...bare, ...part, content: { ...content, categories: [...categories[category]] } }
  return earnStep(reward, { memberId: 'm 1/2', isLinked: undefined, isInApp: false, ...earner })
}

/** The step in a word or two, such as `3000 tab https://…`. */
function said(step: ReturnType<typeof earnStep>): string {
  switch (step.kind) {
    case 'leave':
      return `${step.pause} ${step.opensIn} ${step.to.kind === 'address' ? step.to.address : 'tracking'}`
    case 'pick-points':
      return `pick, then ${step.address === undefined ? 'stay' : `${step.pause} ${step.opensIn} ${step.address}`}`
    case 'link-account':
    case 'nowhere':
      return step.kind
  }
}

const plain = 'https://partner.test/earn?campaign=1'
const marked = 'https://partner.test/earn?member=USER_ID&again=USER_ID'
const inserted = 'https://partner.test/earn?member=m%201%2F2&again=m%201%2F2'

/** Each type, with and without an address: what it leads to in any category but the last one's, and in that. */
const table: readonly [EarnType | undefined, string | undefined, string, string, string][] = [
  ['OFFSITE_LINK_STANDARD', plain, `3000 tab ${plain}`, `0 tab ${plain}`, 'RDM-24] [RDM-20] [RDM-21'],
  ['OFFSITE_LINK_STANDARD', undefined, 'nowhere', 'nowhere', 'ERR-44'],
  ['OFFSITE_LINK_OCTOPUS', marked, `3000 tab ${inserted}`, `0 tab ${inserted}`, 'RDM-22] [RDM-20] [RDM-21'],
  ['OFFSITE_LINK_OCTOPUS', plain, `3000 tab ${plain}`, `0 tab ${plain}`, 'RDM-22'],
  ['OFFSITE_LINK_OCTOPUS', undefined, 'nowhere', 'nowhere', 'ERR-44'],
  ['COLLINSON', plain, '3000 tab tracking', '0 tab tracking', 'RDM-23] [RDM-20] [RDM-21'],
  ['COLLINSON', undefined, '3000 tab tracking', '0 tab tracking', 'RDM-23'],
  ['AWIN', plain, '3000 tab tracking', '0 tab tracking', 'RDM-23] [RDM-20] [RDM-21'],
  ['AWIN', undefined, '3000 tab tracking', '0 tab tracking', 'RDM-23'],
  [undefined, plain, 'nowhere', 'nowhere', 'ERR-44'],
  [undefined, undefined, 'nowhere', 'nowhere', 'ERR-44'],
]

describe('pressing Earn, whether or not an account is linked', () => {
  for (const [earnType, earnUrl, usual, competition, ids] of table)
    for (const category of Object.keys(categories) as Category[])
      for (const link of Object.keys(links) as Link[])
        test(`${earnType ?? 'no type'}, ${earnUrl ?? 'no address'}, ${category}, ${link} [${ids}]`, () => {
          const part = { ...(earnType && { earnType }), ...(earnUrl && { earnUrl }) }
          const want = category === 'Competitions & Fun' ? competition : usual
          const isLinked = links[link]
          expect(said(stepOf(part, category, { isLinked }))).toBe(want)
          expect(said(stepOf(part, category, { isLinked, isInApp: true }))).toBe(want.replace(' tab ', ' app '))
        })
})

const inside: readonly [Link, string | undefined, string, string][] = [
  ['an account', undefined, 'pick, then stay', 'RDM-27] [RDM-26'],
  ['an account', plain, `pick, then 3000 tab ${plain}`, 'RDM-27] [RDM-25'],
  ['no account', undefined, 'link-account', 'RDM-28] [RDM-26'],
  ['no account', plain, 'link-account', 'RDM-28] [RDM-26'],
  ['no account known', undefined, 'pick, then stay', 'RDM-27'],
  ['no account known', plain, `pick, then 3000 tab ${plain}`, 'RDM-27'],
]

describe('pressing Earn where points are moved on the page, in any category', () => {
  for (const [link, earnUrl, want, ids] of inside)
    for (const category of Object.keys(categories) as Category[])
      test(`${link}, ${earnUrl ?? 'no address'}, ${category} [${ids}]`, () => {
        const part = { earnType: 'INLINE_TIPPING', ...(earnUrl && { earnUrl }) } as const
        const isLinked = links[link]
        expect(said(stepOf(part, category, { isLinked }))).toBe(want)
        expect(said(stepOf(part, category, { isLinked, isInApp: true }))).toBe(want.replace(' tab ', ' app '))
      })
})

test.each(['TOMORROW', 'constructor', 'toString', ''])('the earn type "%s" throws [ERR-45]', (type) => {
  expect(() => stepOf({ earnType: type as EarnType, earnUrl: plain }, 'another category')).toThrow(
    `Unknown earn type ${type}`,
  )
})

test.each([
  '',
  'partner.test',
  'javascript:alert(1)',
  'file:///etc/passwd',
  `https://partner.test/${'a'.repeat(2048)}`,
])('"%s" is as good as no address [ERR-42] [ERR-44]', (earnUrl) => {
  expect(said(stepOf({ earnType: 'OFFSITE_LINK_STANDARD', earnUrl }, 'another category'))).toBe('nowhere')
  expect(said(stepOf({ earnType: 'INLINE_TIPPING', earnUrl }, 'another category'))).toBe('pick, then stay')
})

test('the alert shows for three seconds [RDM-20]', () => {
  expect(redirectPause).toBe(3000)
})
