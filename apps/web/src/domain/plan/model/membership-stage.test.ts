import type { Subscription } from '@clubhouse/rest-client/b2c'
import { expect, test } from 'vitest'
import { type MembershipStage, membershipStage } from './membership-stage.ts'

const now = new Date('2026-11-23T12:00:00Z')
const past = '2026-11-20T09:30:00.000Z'
const future = '2026-12-10T09:30:00.000Z'

test.each<[string, object, MembershipStage]>([
  ['in its trial', { status: 'ACTIVE', trialEndsAt: future, renewsAt: future }, { kind: 'trial', endsAt: future }],
  [
    'active after its trial',
    { status: 'ACTIVE', trialEndsAt: past, renewsAt: future },
    { kind: 'active', renewsAt: future },
  ],
  ['active, without dates', { status: 'ACTIVE' }, { kind: 'active', renewsAt: undefined }],
  ['restarted', { status: 'ACTIVE', renewsAt: future }, { kind: 'active', renewsAt: future }],
  ['cancelled until a date', { status: 'CANCELED', endsAt: future }, { kind: 'cancelling', endsAt: future }],
  ['cancelled, without a date', { status: 'CANCELED' }, { kind: 'cancelling', endsAt: undefined }],
  ['cancelled and over', { status: 'CANCELED', endsAt: past }, { kind: 'lapsed', endsAt: past }],
  ['of a newer schema', { status: 'PAUSED', renewsAt: future }, { kind: 'other' }],
])('a membership %s is known as such [CON-32]', (_what, subscription, stage) => {
  expect(membershipStage(subscription as Subscription, now)).toEqual(stage)
})
