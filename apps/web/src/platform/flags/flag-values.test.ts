import { describe, expect, test } from 'vitest'
import { flagGate } from './flag-gate.ts'
import { flagsFrom, plainValue, variationsFrom } from './flag-values.ts'
import { flagDefaults } from './generated/flags.ts'

test.each([
  [{ boolValue: true }, true],
  [{ boolValue: false }, false],
  [{ stringValue: 'below-title' }, 'below-title'],
  [{ doubleValue: 0.25 }, 0.25],
  [{ longValue: 2 }, 2],
])('the value %o is %s [FLG-01]', (given, value) => {
  expect(plainValue(given)).toBe(value)
})

describe("the server's answer becomes a value for every flag [FLG-01]", () => {
  test('its own where it has one, the default where it has none', () => {
    const flags = flagsFrom({ features: [{ name: 'web_bilt', variation: 'on', value: { boolValue: true } }] })
    expect(flags).toEqual({ ...flagDefaults, web_bilt: true })
  })

  test('the default where the value is of another kind, and nothing of flags that the app does not know', () => {
    const features = [
      { name: 'web_bilt', variation: 'on', value: { stringValue: 'true' } },
      { name: 'somebody_elses', variation: 'on', value: { boolValue: true } },
    ]
    expect(flagsFrom({ features })).toEqual(flagDefaults)
  })
})

test('the variation of a flag has the name that the server gives it, where a header can carry that [API-03]', () => {
  const features = [
    { name: 'web_rewards_link_experiment', variation: 'below-title', value: { boolValue: true } },
    { name: 'web_bilt', variation: 'zum Glück', value: { boolValue: true } },
    { name: 'somebody_elses', variation: 'on', value: { boolValue: true } },
  ]
  expect(variationsFrom({ features })).toEqual({ web_rewards_link_experiment: 'below-title' })
})

test.each([
  [false, false, 'waiting'],
  [true, false, 'waiting'],
  [true, true, 'open'],
  [false, true, 'closed'],
] as const)('a page whose flag is on: %s, known: %s is %s', (isOn, isKnown, gate) => {
  expect(flagGate({ isOn, isKnown })).toBe(gate)
})
