/** What the generated guards are made of: each says whether a value is what a JSON Schema keyword asks for. */

export type Fields = Readonly<Record<string, unknown>>

/** An object that is not a list, whose fields fit. */
export function isObject(value: unknown, fit: (fields: Fields) => boolean): boolean {
  return isFields(value) && fit(value)
}

/** No field beside these. */
export function hasOnly(fields: Fields, names: readonly string[]): boolean {
  return Object.keys(fields).every((name) => names.includes(name))
}

/** A text whose length, in characters and not in UTF-16 units, lies within the limits. */
export function isText(value: unknown, min = 0, max = Infinity, pattern?: RegExp): boolean {
  if (typeof value !== 'string' || value.length < min || value.length > 2 * max) return false
  const length = value.length > max || value.length < 2 * min ? Array.from(value).length : value.length
  return length >= min && length <= max && (pattern?.test(value) ?? true)
}

/** A number that JSON can say, within the limits. */
export function isNumber(value: unknown, min = -Infinity, max = Infinity): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max
}

export function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean'
}

export function isOneOf(value: unknown, values: readonly unknown[]): boolean {
  return values.includes(value)
}

/** A list of no more than so many, each of which fits. */
export function isList(value: unknown, max: number, fit: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.length <= max && value.every(fit)
}

/** A value with a `type` that has a check, and passes it. */
export function matches(checks: Readonly<Record<string, (value: unknown) => boolean>>, value: unknown): boolean {
  const type = typeOf(value)
  return type !== undefined && Object.hasOwn(checks, type) && checks[type]?.(value) === true
}

/** The `type` of a message; nothing when it has none. */
export function typeOf(value: unknown): string | undefined {
  return isFields(value) && typeof value.type === 'string' ? value.type : undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
