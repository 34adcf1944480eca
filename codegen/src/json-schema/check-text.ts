import { childOf, childrenOf, errorAt, referenceOf, type SchemaNode, textsAt } from './schema-node.ts'
import { keyText, literalText } from './type-text.ts'

/** What says nothing about which values fit. */
const annotations = new Set(['title', 'description', 'default', 'examples'])

/** The keywords that are checked, by what a schema is. */
const keywords = {
  $ref: [],
  const: ['type'],
  enum: ['type'],
  anyOf: [],
  string: ['type', 'minLength', 'maxLength', 'pattern'],
  number: ['type', 'minimum', 'maximum'],
  integer: ['type', 'minimum', 'maximum'],
  boolean: ['type'],
  array: ['type', 'items', 'maxItems'],
  object: ['type', 'properties', 'required', 'additionalProperties', 'maxProperties'],
} as const

/**
 * An expression that is true when `value`, itself an expression, fits a schema; it calls the helpers of
 * `native-bridge/src/runtime/checks.ts`. Throws a `SchemaError` for a keyword that it would otherwise pass over.
 */
export function checkText(node: SchemaNode, value: string): string {
  const kind = kindOf(node)
  const stranger = Object.keys(node.value).find(
    (key) =>
      key !== kind && !annotations.has(key) && !key.startsWith('x-') && !keywords[kind].some((known) => known === key),
  )
  if (stranger !== undefined) throw errorAt(node, `the guard cannot check ${stranger} beside ${kind}`)
  switch (kind) {
    case '$ref':
      return `is${referenceOf(node)}(${value})`
    case 'const':
      return `${value} === ${literalText(node.value['const'] ?? null)}`
    case 'enum':
      return `isOneOf(${value}, ${listText(node.value['enum'])})`
    case 'anyOf':
      return `(${(node.value['anyOf'] as unknown[]).map((_, index) => checkText(childOf(node, 'anyOf', index), value)).join(' || ')})`
    case 'string':
      return textCheck(node, value)
    case 'number':
      return numberCheck(node, value)
    case 'integer':
      return `Number.isInteger(${value}) && ${numberCheck(node, value)}`
    case 'boolean':
      return `isBoolean(${value})`
    case 'array':
      return `isList(${value}, ${limitText(node, 'maxItems', 'Infinity')}, (item) => ${checkText(childOf(node, 'items'), 'item')})`
    case 'object':
      return objectCheck(node, value)
  }
}

function kindOf(node: SchemaNode): keyof typeof keywords {
  const { value } = node
  const kind = (['$ref', 'const', 'enum', 'anyOf'] as const).find((key) => value[key] !== undefined)
  if (kind !== undefined) return kind
  const { type } = value
  if (typeof type === 'string' && Object.hasOwn(keywords, type)) return type as keyof typeof keywords
  throw errorAt(node, 'has no type that the guard can check')
}

/** Checks on the fields come in the order of the schema, so that the cheap `type` is first. */
function objectCheck(node: SchemaNode, value: string): string {
  const required = new Set(textsAt(node, 'required'))
  const properties = childrenOf(node, 'properties')
  const checks = properties.map(([name, property]) => {
    const field = /^[A-Za-z_$][\w$]*$/.test(name) ? `it.${name}` : `it[${literalText(name)}]`
    const check = checkText(property, field)
    return required.has(name) ? check : `(${field} === undefined || ${check})`
  })
  const rest = node.value['additionalProperties']
  const limit = node.value['maxProperties']
  const extra = [
    ...(rest === false ? [`hasOnly(it, [${properties.map(([name]) => literalText(name)).join(', ')}])`] : []),
    ...(typeof limit === 'number' ? [`Object.keys(it).length <= ${limit}`] : []),
    ...(rest !== null && typeof rest === 'object' ? [restCheck(node, properties.length)] : []),
  ]
  return `isObject(${value}, (it) => ${[...checks, ...extra].join(' && ') || 'true'})`
}

function restCheck(node: SchemaNode, known: number): string {
  if (known > 0) throw errorAt(node, 'the guard cannot check additionalProperties beside properties')
  return `Object.values(it).every((each) => ${checkText(childOf(node, 'additionalProperties'), 'each')})`
}

function textCheck(node: SchemaNode, value: string): string {
  const { pattern } = node.value
  const shape = typeof pattern === 'string' ? [String(new RegExp(pattern, 'u'))] : []
  const limits = [limitText(node, 'minLength', '0'), limitText(node, 'maxLength', 'Infinity')]
  const isLimited = shape.length > 0 || node.value['minLength'] !== undefined || node.value['maxLength'] !== undefined
  return `isText(${[value, ...(isLimited ? limits : []), ...shape].join(', ')})`
}

function numberCheck(node: SchemaNode, value: string): string {
  return `isNumber(${value}, ${limitText(node, 'minimum', '-Infinity')}, ${limitText(node, 'maximum', 'Infinity')})`
}

function limitText(node: SchemaNode, key: string, none: string): string {
  return String(node.value[key] ?? none)
}

function listText(values: unknown): string {
  return `[${Array.isArray(values) ? values.map(literalText).join(', ') : ''}]`
}

/** An object literal of names to expressions, one a line. */
export function tableText(rows: readonly (readonly [name: string, text: string])[]): string {
  return `{\n${rows.map(([name, text]) => `  ${keyText(name)}: ${text},\n`).join('')}}`
}
