import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultFlags } from '../../generated/flags.ts'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'
import { toFeature } from './features.ts'

type Flags = components['schemas']['FeatureFlags']

let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  member = await sandbox.member('gb.member')
})
afterAll(() => sandbox.close())

const features = '/api/features?sessionId=session-0001&project='
const kinds: readonly [boolean | string | number, string, object][] = [
  [true, 'on', { boolValue: true }],
  [false, 'off', { boolValue: false }],
  ['blue', 'blue', { stringValue: 'blue' }],
  [7, '7', { longValue: 7 }],
  [0.5, '0.5', { doubleValue: 0.5 }],
]

test.each(kinds)('a flag of %s has a variation and a value of its type [FLG-01]', async (value, variation, want) => {
  expect(toFeature('web_bilt', value)).toEqual({ name: 'web_bilt', variation, value: want })
  const set = { method: 'PUT', json: { value, member: member.email } }
  expect((await sandbox.call('/_sandbox/flags/web_bilt', set)).status).toBe(200)
  const { body } = await member.call<Flags>(`${features}clubhouse-web`)
  expect(body.features).toContainEqual({ name: 'web_bilt', variation, value: want })
})

test('a visit gets every flag that the app knows, of its project alone [API-15] [FLG-02]', async () => {
  const { body } = await sandbox.call<Flags>(`${features}clubhouse-web`)
  expect(body.features.map(({ name }) => name).toSorted()).toEqual(Object.keys(defaultFlags).toSorted())
  expect(body.features).toHaveLength(17)
  expect((await sandbox.call<Flags>(`${features}another-app`)).body.features).toEqual([])
})
