import { fixture } from '@clubhouse/test-kit/fixture'
import { expect, test } from 'vitest'
import { choosesContent, type SettingChange, settingValue } from './setting.ts'

const on: SettingChange = { name: 'marketingSms', value: true }
const off: SettingChange = { name: 'marketingSms', value: false }

test.each<[string, boolean | undefined, SettingChange[], boolean]>([
  ['what the profile says', true, [], true],
  ['off when the profile does not say', undefined, [], false],
  ['as it was pressed, while that is being saved', false, [on], true],
  ['as it was pressed last', true, [off, on, off], false],
  ['what the profile says while another one is saved', false, [{ name: 'marketingEmail', value: true }], false],
])('a setting is shown %s', (_what, held, changes, want) => {
  const { marketingSms: _sms, ...others } = fixture('club', 'Profile')
  const profile = held === undefined ? others : { ...others, marketingSms: held }
  expect(settingValue(profile, changes, 'marketingSms')).toBe(want)
})

test.each([
  [true, false],
  [false, true],
  [undefined, true],
])('a member with restrictAlcoholGambling %s chooses about content: %s [ACC-15]', (restricted, want) => {
  expect(choosesContent(restricted === undefined ? {} : { restrictAlcoholGambling: restricted })).toBe(want)
})
