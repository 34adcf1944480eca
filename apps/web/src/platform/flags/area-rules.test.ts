import { expect, test } from 'vitest'
import { cardData, cardHub, cardLinkingFlow, linkablePartners, transitionSource } from './area-rules.ts'
import { flagDefaults, type Flags } from './flags.ts'

const flags = (on: Partial<Flags> = {}): Flags => ({ ...flagDefaults, ...on })

test.each([
  ['GB', {}, []],
  ['GB', { web_bilt: true }, []],
  ['GB', { vaa_account_linking: true }, ['airline']],
  ['WORLD', { vaa_account_linking: true, web_bilt: true }, ['airline']],
  ['US', {}, ['card-issuer']],
  ['US', { web_bilt: true }, ['rewards-partner', 'card-issuer']],
  ['US', { vaa_account_linking: true }, ['airline', 'card-issuer']],
] as const)('a member of %s with %o may link %j [FLG-05] [FLG-12]', (country, on, partners) => {
  expect(linkablePartners(flags(on), country)).toEqual(partners)
})

test('the card issuer is linked through one login with the flag, else by handing over [FLG-10]', () => {
  expect(cardLinkingFlow(flags({ web_udal_flow: true }))).toBe('unified-login')
  expect(cardLinkingFlow(flags())).toBe('hand-off')
})

test('the transition page takes its words from the content service with the flag, else its own [FLG-14]', () => {
  expect(transitionSource(flags({ web_dynamic_transition_pages: true }))).toBe('content-service')
  expect(transitionSource(flags())).toBe('catalogue')
})

test('the card hub has yearly perks and eligible benefits in place of the introduction with the flag [FLG-16]', () => {
  const on = cardHub(flags({ web_cc_hub_benefits_update: true }))
  expect(on).toMatchObject({ hasYearlyPerks: true, hasEligibleBenefits: true, hasIntroduction: false })
  expect(cardHub(flags())).toMatchObject({ hasYearlyPerks: false, hasEligibleBenefits: false, hasIntroduction: true })
})

test.each([true, false])('the card hub has variants: %s, as the flag says [FLG-07]', (isOn) => {
  expect(cardHub(flags({ web_cc_hub_variants: isOn })).hasVariants).toBe(isOn)
})

test.each([
  [true, 'sandbox', 'made-up'],
  [false, 'sandbox', 'server'],
  [true, 'production', 'server'],
] as const)('with the flag %s in %s the data of the card are %s [FLG-18]', (isOn, environment, source) => {
  expect(cardData(flags({ web_uscc_use_mock_data: isOn }), environment)).toBe(source)
})
