import type { PartnerCode } from '@clubhouse/rest-client/club'
import { expect, test } from 'vitest'
import { isPartnerCode, partnerRules, seesPartner } from './partners.ts'

const flags = { linksAirline: true, linksRewards: true }
const none = { linksAirline: false, linksRewards: false }

test.each<[PartnerCode, string | undefined, typeof flags, boolean, boolean]>([
  ['SYF', 'US', none, false, true],
  ['SYF', 'GB', flags, false, false],
  ['SYF', 'GB', flags, true, false],
  ['SYF', undefined, flags, false, false],
  ['VAA', 'GB', flags, false, true],
  ['VAA', 'GB', none, false, false],
  ['VAA', 'GB', none, true, true],
  ['VAA', 'WORLD', flags, false, true],
  ['BILTREWARDS', 'US', flags, false, true],
  ['BILTREWARDS', 'US', none, false, false],
  ['BILTREWARDS', 'US', none, true, false],
  ['BILTREWARDS', 'GB', flags, true, false],
])(
  '%s in %s with flags %j, linked: %s, is seen: %s [LNK-02] [LNK-03] [LNK-04]',
  (partner, country, on, isLinked, sees) => {
    expect(seesPartner(partner, { country, ...on }, isLinked)).toBe(sees)
  },
)

test('a sign-in asks each partner for its own scopes [LNK-16] [LNK-21]', () => {
  expect(partnerRules.VAA).toEqual({ answers: 'id_token', scope: 'openid', keepsToken: true })
  expect(partnerRules.BILTREWARDS).toMatchObject({
    answers: 'code',
    scope: 'openid profile email phone offline_access',
  })
})

test.each([undefined, null, '', 'vaa', 'toString'])('"%s" is no partner', (value) => {
  expect(isPartnerCode(value)).toBe(false)
})
