import type { Json, JsonObject } from '@clubhouse/schemas/load-document'

/** A value that differs from another in one place. */
export interface Variant {
  what: string
  value: Json
}

/** One of each type, and the ends that limits usually have. */
const strangers: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  '',
  'x',
  ' ',
  'A'.repeat(43),
  'x'.repeat(128),
  'x'.repeat(1001),
  'x'.repeat(2049),
  '🍷'.repeat(255),
  '🍷'.repeat(256),
  'javascript:alert(1)',
  'https://',
  'https://a b',
  'http://club.kestrel.test/x\n',
  [],
  ['x'],
  ['x', 1],
  Array.from({ length: 101 }, () => 'x'),
  {},
  { a: { b: 1 } },
  Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`p${index}`, index])),
]

/** The value itself left out, replaced and extended, and so each of its parts, one place at a time. */
export function variantsOf(value: Json): Variant[] {
  const replaced = strangers.map((stranger) => ({ what: `another value`, value: stranger }))
  if (value === null || typeof value !== 'object') return replaced
  if (Array.isArray(value)) {
    return [
      ...replaced,
      ...value.flatMap((item, index) =>
        variantsOf(item).map((variant) => ({
          what: `${index}: ${variant.what}`,
          value: value.with(index, variant.value),
        })),
      ),
    ]
  }
  return [
    ...replaced,
    ...['unheardOf', 'constructor', 'toString'].map((key) => ({
      what: `${key} added`,
      value: { ...value, [key]: 'x' },
    })),
    ...Object.keys(value).map((key) => ({ what: `without ${key}`, value: without(value, key) })),
    ...Object.entries(value).flatMap(([key, child]) =>
      variantsOf(child).map((variant) => ({
        what: `${key}: ${variant.what}`,
        value: { ...value, [key]: variant.value },
      })),
    ),
  ]
}

/** Whether a property of this name would say who somebody is. */
export function looksPersonal(name: string): boolean {
  return /^((first|last|full|middle|user|member|customer|sur|given|family)_?)?name$|e-?mail|phone|mobile|birth|^dob$|address|street|postcode|zip|gender|password|passport/i.test(
    name,
  )
}

export function parsePlainJson(text: string): JsonObject {
  return JSON.parse(text) as JsonObject
}

function without(value: JsonObject, key: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
}
