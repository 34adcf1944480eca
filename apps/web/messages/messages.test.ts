import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** A text, or one that differs by what it is given. */
type Message = string | readonly { match: Record<string, string>; declarations?: readonly string[] }[]

const root = join(import.meta.dirname, '..')
const locales = ['en-GB', 'en-US'] as const

/** Texts that the specification quotes, with the apostrophes that it has. */
const quoted = {
  // ERR-32.
  error_insufficient_points: "You don't have enough points for this reward",
  redemption_insufficient_title: "You don't have enough points for this reward",
  // RDM-38.
  earning_error_more_than_balance: "Nice try. But your points can't stretch that far—yet.",
  // PRM-04.
  promo_invalid: "Ooops... That's not a valid promo code",
  // ONB-14, ONB-15.
  onboarding_under_age: "Sorry, you can't join {club} if you're under 18",
  onboarding_under_age_us: "You can't sign up if you're not over 18",
  // ERR-34.
  error_partner_balance_title: "We can't fetch your {programme} points balance right now",
}

/** Texts that mean something else in each place: another language may have several words for them. */
const homonyms = {
  // What a button does, and how far a step or an order is.
  '["Done"]': ['common_done', 'onboarding_step_done', 'order_state_done'],
  // Which pages are shown, which is asked for, and what is missing.
  '["Choose your country"]': ['onboarding_country_choose', 'onboarding_country_required', 'region_selector_label'],
}

/** The messages of a locale, each with the file it is in. */
function catalogue(locale: (typeof locales)[number]) {
  return globSync(join(root, 'messages', locale, '*.json')).flatMap((path) =>
    Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, Message>)
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, message]) => ({ key, message, file: basename(path) })),
  )
}

const messages = { 'en-GB': catalogue('en-GB'), 'en-US': catalogue('en-US') }
const keys = new Set(messages['en-GB'].map(({ key }) => key))

/** The keys that the app's own sources and its shell name; other texts of theirs are in no catalogue. */
const used = new Set(
  globSync(join(root, '{src/**/*.{ts,tsx},index.html}'), { exclude: ['**/paraglide/**', '**/*.test.*'] }).flatMap(
    (path) => [...readFileSync(path, 'utf8').matchAll(/\bm\.([a-z]\w*)/g)].map(([, key = '']) => key),
  ),
)

const textsOf = (message: Message) =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match))

const placeholdersOf = (message: Message) =>
  new Set(textsOf(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)))

describe('the texts of the app', () => {
  test('are all used', () => {
    expect([...keys].filter((key) => !used.has(key))).toEqual([])
  })

  test('are all there, by their keys, in one catalogue [CST-14]', () => {
    expect([...used].filter((key) => !keys.has(key))).toEqual([])
  })

  test.each(locales)('stand in the file of the first part of their key in %s', (locale) => {
    const misplaced = messages[locale].filter(({ key, file }) => file !== `${key.split('_')[0]}.json`)
    expect(misplaced.map(({ key, file }) => `${key} in ${file}`)).toEqual([])
  })

  test.each(locales)('have each key once in %s', (locale) => {
    const all = messages[locale].map(({ key }) => key)
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([])
  })

  test('stand once where many screens say the same: as common_…', () => {
    const american = new Map(messages['en-US'].map(({ key, message }) => [key, message]))
    const inBoth = messages['en-GB'].map(({ key, message }) => ({ key, text: [message, american.get(key) ?? message] }))
    const keysOf = Map.groupBy(inBoth, ({ text }) => JSON.stringify([...new Set(text)]))
    const repeated = [...keysOf].filter(([, same]) => same.length > 2)
    expect(Object.fromEntries(repeated.map(([text, same]) => [text, same.map(({ key }) => key)]))).toEqual(homonyms)
  })

  test.each(locales)('are never empty, and have no space around them, in %s', (locale) => {
    const odd = messages[locale].filter(({ message }) =>
      textsOf(message).some((text) => text === '' || text.trim() !== text),
    )
    expect(odd.map(({ key }) => key)).toEqual([])
  })

  test('have the apostrophes of print, but for what the specification quotes [ERR-32] [ERR-34] [RDM-38] [PRM-04] [ONB-14] [ONB-15]', () => {
    const straight = [...messages['en-GB'], ...messages['en-US']].filter(({ message }) =>
      textsOf(message).some((text) => text.includes("'")),
    )
    expect(Object.fromEntries(straight.map(({ key, message }) => [key, message]))).toEqual(quoted)
  })

  test('differ in American English only where there is a British text, in the same file', () => {
    const places = new Map(messages['en-GB'].map(({ key, file }) => [key, file]))
    for (const { key, file } of messages['en-US']) expect(places.get(key), key).toBe(file)
  })

  test('take the same things in both', () => {
    const british = new Map(messages['en-GB'].map(({ key, message }) => [key, message]))
    for (const { key, message } of messages['en-US'])
      expect(placeholdersOf(message), key).toEqual(placeholdersOf(british.get(key) ?? ''))
  })

  test('are not the same in both: then the British one serves', () => {
    const british = new Map(messages['en-GB'].map(({ key, message }) => [key, JSON.stringify(message)]))
    expect(messages['en-US'].filter(({ key, message }) => british.get(key) === JSON.stringify(message))).toEqual([])
  })
})
