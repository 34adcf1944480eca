import { describe, expect, test } from 'vitest'
import { generateFlags } from '../src/flags/flags.ts'

const web = 'apps/web/src/platform/flags/generated'
const warp = {
  purpose: "The captain's drive",
  owner: 'Flights',
  source: 'FLG-04',
  default: false,
  sandbox: true,
}
const generate = (flags: object) =>
  generateFlags({ read: () => JSON.stringify({ owners: ['Flights'], flags }, null, 2), list: () => [] })

test('app and sandbox get the same flags, each with its own values [FLG-01]', () => {
  const shape = { ...warp, default: 'round', sandbox: 'square' }
  const texts = Object.fromEntries(generate({ web_warp: warp, web_shape: shape }).map(({ path, text }) => [path, text]))
  const header = '// Generated from schemas/flags/flags.json by `npm run codegen`. Do not edit.\n'
  expect(texts).toEqual({
    [`${web}/flags.ts`]: `${header}
/** All flags with their values. */
export type Flags = {
  web_warp: boolean
  web_shape: string
}

export type FlagName = keyof Flags

/** The value of each flag while the server has not said another. */
export const flagDefaults: Readonly<Flags> = {
  web_warp: false,
  web_shape: 'round',
}

export const flagNames = Object.keys(flagDefaults) as FlagName[]
`,
    [`${web}/flag-registry.ts`]: `${header}
import type { FlagName } from './flags.ts'

/** What there is to know of a flag: what it opens, the team that decides on it, the lines of the specification. */
export interface FlagDescription {
  purpose: string
  owner: string
  source: string
}

export const flagRegistry: { readonly [Name in FlagName]: FlagDescription } = {
  web_warp: {
    purpose: 'The captain\\'s drive',
    owner: 'Flights',
    source: 'FLG-04',
  },
  web_shape: {
    purpose: 'The captain\\'s drive',
    owner: 'Flights',
    source: 'FLG-04',
  },
}
`,
    'apps/sandbox/src/generated/flags.ts': `${header}
/** The value of each flag of the app until somebody sets another. */
export const defaultFlags: Readonly<Record<string, boolean | string | number>> = {
  web_warp: true,
  web_shape: 'square',
}
`,
  })
})

describe('what is wrong with a flag is said by its file and line', () => {
  test.each<[what: string, flags: object, message: string]>([
    ['no value in the sandbox', { web_warp: { ...warp, sandbox: undefined } }, 'has no sandbox'],
    ['no purpose', { web_warp: { ...warp, purpose: '' } }, 'has no purpose'],
    ['an owner who is not listed', { web_warp: { ...warp, owner: 'Q' } }, 'there is no owner Q; it is Flights'],
    ['values of two kinds', { web_warp: { ...warp, sandbox: 'on' } }, 'default and sandbox are of different kinds'],
    [
      'a value that no flag can have',
      { web_warp: { ...warp, default: [] } },
      'default must be a boolean, a text or a number',
    ],
    ['a name with a hyphen', { 'web-warp': warp }, 'the name "web-warp" is not in lower_case_with_underscores'],
  ])('%s', (_, flags, message) => {
    expect(() => generate(flags)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(message),
        place: expect.objectContaining({ line: 6 }),
      }),
    )
  })
})
