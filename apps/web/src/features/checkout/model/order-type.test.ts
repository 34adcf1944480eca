import { expect, test } from 'vitest'
import type { StepUp } from '#platform/auth/step-up-store.ts'
import { submitsDirectly } from './order-type.ts'

const none: StepUp = { kind: 'not-stepped-up' }
const stepping: StepUp = { kind: 'stepping-up' }
const idle: StepUp = { kind: 'stepped-up', isAtWork: false }
const atWork: StepUp = { kind: 'stepped-up', isAtWork: true }

test.each([
  ['WINES_FULFILMENT', idle, true],
  ['PHYSICAL_SPARKLES', idle, true],
  ['VOYAGES_FULFILMENT', atWork, true],
  ['WINES_FULFILMENT', none, false],
  ['VOYAGES_FULFILMENT', stepping, false],
  ['DIGITAL_FULFILMENT', idle, false],
  ['QR_CODE', idle, false],
] as const)('%s while %o is submitted directly: %s [STP-08]', (type, stepUp, isDirect) => {
  expect(submitsDirectly({ redemptionType: type }, stepUp)).toBe(isDirect)
})
