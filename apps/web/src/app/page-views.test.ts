import { expect, test } from 'vitest'
import { campaignIn } from './page-views.ts'

test.each([
  ['?utm_campaign=summer-26', 'summer-26'],
  ['?campaignId=C1&utm_campaign=other', 'C1'],
  ['?utm_campaign=jane@home.test', undefined],
  [`?utm_campaign=${'a'.repeat(65)}`, undefined],
  ['?utm_campaign=', undefined],
  ['', undefined],
])('the campaign of %s is %s [ANL-01]', (search, campaign) => {
  expect(campaignIn(search)).toBe(campaign)
})
