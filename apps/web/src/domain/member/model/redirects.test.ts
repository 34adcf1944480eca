import { fc } from '@clubhouse/test-kit/property-testing'
import { describe, expect, test } from 'vitest'
import { type Arrival, arrivalPath, deepLinkOf, onboardingRedirect } from './redirects.ts'

const done: Arrival['profile'] = { complete: true }
const at = (onboarding: string): Arrival['profile'] => ({ complete: false, appState: { onboarding } })
const promo = '/account/promo-codes?code=SUMMER'

describe('after login', () => {
  test.each<[string, Partial<Arrival>, string]>([
    ['rule 1, complete', { profile: done, hasPartnerLink: true }, '/onboarding/auto-link-accounts'],
    ['rule 1, at LinkVaa', { profile: at('LinkVaa'), hasPartnerLink: true }, '/onboarding/auto-link-accounts'],
    ['rule 1, at Welcome', { profile: at('Welcome'), hasPartnerLink: true }, '/onboarding/auto-link-accounts'],
    [
      'rule 1 before all others',
      { hasPartnerLink: true, deepLink: promo, target: '/en-us/activity' },
      '/en-us/onboarding/auto-link-accounts',
    ],
  ])('%s [AUT-23]', (_rule, arrival, path) => {
    expect(arrivalPath({ profile: done, hasPartnerLink: false, ...arrival })).toBe(path)
  })

  test.each<[string, boolean, string]>([
    ['PersonalDetails', true, '/onboarding/personal-details'],
    ['PersonalDetails', false, '/onboarding/personal-details'],
    ['TermsAndConditions', true, '/onboarding/terms-and-conditions'],
    ['CommunicationPreferences', true, '/onboarding/communication-preferences'],
    ['LinkVaa', false, '/onboarding/welcome'],
    ['Welcome', false, '/onboarding/welcome'],
    ['AStepOfTheFuture', false, '/onboarding'],
  ])('rule 2: at %s, with a partner link %s, to %s [AUT-24]', (step, hasPartnerLink, path) => {
    expect(arrivalPath({ profile: at(step), hasPartnerLink, deepLink: promo, target: '/activity' })).toBe(path)
  })

  test.each<[string, Partial<Arrival>, string]>([
    ['rule 3: to the deep link [AUT-25]', { deepLink: promo, target: '/activity' }, promo],
    ['rule 3: only to a route that is one', { deepLink: '/activity', target: '/brands/x' }, '/brands/x'],
    ['rule 3: never to another site', { deepLink: '//evil.example/account/promo-codes' }, '/'],
    ['rule 4: to the given target [AUT-26]', { target: '/en-us/brands/x?tab=earn' }, '/en-us/brands/x?tab=earn'],
    ['rule 4: never to another site [AUT-26]', { target: 'https://evil.example' }, '/'],
    ['rule 5: else home [AUT-27]', {}, '/'],
    ['an empty step is none', { profile: { complete: true, appState: { onboarding: '' } } }, '/'],
  ])('%s', (_rule, arrival, path) => {
    expect(arrivalPath({ profile: done, hasPartnerLink: false, ...arrival })).toBe(path)
  })

  test('whatever the parts are, the way leads to our own pages', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('//e.example', '/\\e.example', '/account/promo-codes//'),
    )
    fc.assert(
      fc.property(text, text, text, fc.boolean(), (deepLink, target, onboarding, hasPartnerLink) => {
        const profile = { complete: false, appState: { onboarding } }
        for (const path of [
          arrivalPath({ profile, hasPartnerLink, deepLink, target }),
          arrivalPath({ profile: done, hasPartnerLink, deepLink, target }),
        ])
          expect(new URL(path, 'https://club.example').origin).toBe('https://club.example')
      }),
    )
  })
})

describe('a member who has not finished onboarding', () => {
  test.each([
    ['PersonalDetails', '/', '/onboarding/personal-details'],
    ['PersonalDetails', '/en-us/spend-kestrel-points?sort=x', '/en-us/onboarding/personal-details'],
    ['PersonalDetails', '/onboarding/welcome', '/onboarding/personal-details'],
    ['PersonalDetails', '/onboarding', '/onboarding/personal-details'],
    ['TermsAndConditions', '/world/account', '/world/onboarding/terms-and-conditions'],
    ['Welcome', '/account/', '/onboarding/welcome'],
    ['LinkVaa', '/activity', '/onboarding/welcome'],
    ['AStepOfTheFuture', '/activity', '/onboarding'],
    ['AStepOfTheFuture', '/onboarding', undefined],
    ['PersonalDetails', '/terms-and-conditions', undefined],
    ['PersonalDetails', '/en-us/terms-and-conditions/', undefined],
    ['PersonalDetails', '/privacy-policy?x=1', undefined],
    ['PersonalDetails', '/logout-success', undefined],
    ['TermsAndConditions', '/onboarding/personal-details', undefined],
    ['LinkVaa', '/onboarding/link-vaa', undefined],
    ['Welcome', '/en/onboarding/link-partner-account', undefined],
  ])('at %s is led from %s to %s [AUT-29]', (step, path, to) => {
    expect(onboardingRedirect(at(step), path, { isNativeApp: false })).toBe(to)
  })

  test('is not led anywhere inside the native app [AUT-29] [NAT-19]', () => {
    expect(onboardingRedirect(at('PersonalDetails'), '/', { isNativeApp: true })).toBeUndefined()
  })
})

test('a member who has finished goes where they like [AUT-29]', () => {
  expect(onboardingRedirect(done, '/onboarding/welcome', { isNativeApp: false })).toBeUndefined()
})

test.each([
  ['/account/promo-codes', '/account/promo-codes'],
  ['/en-us/account/promo-codes/?code=A%20B#x', '/en-us/account/promo-codes/?code=A%20B#x'],
  ['/account/promo-codes/more', undefined],
  ['/account', undefined],
  ['//evil.example/account/promo-codes', undefined],
])('of %s a visitor keeps %s [AUT-32]', (path, kept) => {
  expect(deepLinkOf(path)).toBe(kept)
})
