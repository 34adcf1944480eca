import { expect, test } from 'vitest'
import { isInOnboarding } from './is-in-onboarding.ts'

test.each([
  ['/onboarding', true],
  ['/en-us/onboarding/welcome', true],
  ['/onboarding/personal-details', true],
  ['/onboarding-faq', false],
  ['/account', false],
  ['/', false],
])('%s is in onboarding: %s [SHL-24]', (path, expected) => {
  expect(isInOnboarding(path)).toBe(expected)
})
