import { messageSchema } from './generated/message-schema.ts'
import { isBoolean, isNumber, isOneOf, isText, typeOf } from './runtime/checks.ts'
import type { SchemaPart } from './runtime/schema-part.ts'

/** Which way a message goes. */
export type Direction = 'toShell' | 'toWeb'

/** What the schema says of a message: it fits, there is none of its type, or which of its fields do not fit. */
export type Verdict = { kind: 'valid' } | { kind: 'unknown_type' } | { kind: 'wrong'; fields: readonly string[] }

/** A kind of message as the schema has it. */
export interface MessageKind {
  type: string
  direction: Direction
  description: string
  examples: readonly unknown[]
  /** Whether the specification does not give it: a shell that was built from the specification alone lacks it. */
  isAssumed: boolean
}

/** Every kind of message of the bridge, in the schema's order. */
export const messageKinds: readonly MessageKind[] = Object.values(messageSchema).flatMap((part) => {
  const type = part.properties?.['type']?.const
  const direction = part['x-direction']
  if (typeof type !== 'string' || (direction !== 'toShell' && direction !== 'toWeb')) return []
  const { description = '', examples = [] } = part
  return [{ type, direction, description, examples, isAssumed: part['x-assumed'] === true }]
})

/** Returns what the schema says of a message, field by field; agrees with the guards on whether it fits. Never throws. */
export function verdictOn(direction: Direction, message: unknown): Verdict {
  const type = typeOf(message)
  const part = Object.values(messageSchema).find(
    (each) => each['x-direction'] === direction && type !== undefined && each.properties?.['type']?.const === type,
  )
  if (part === undefined) return { kind: 'unknown_type' }
  const fields = [...new Set(wrongFields(part, message, ''))]
  return fields.length === 0 ? { kind: 'valid' } : { kind: 'wrong', fields }
}

/** The paths of the fields that do not fit; the part's own when it is no object. */
function wrongFields(part: SchemaPart, value: unknown, path: string): readonly string[] {
  if (part.$ref !== undefined) {
    const target = messageSchema[part.$ref.replace('#/$defs/', '')]
    return target === undefined ? [path] : wrongFields(target, value, path)
  }
  if (part.anyOf !== undefined)
    return part.anyOf.some((option) => wrongFields(option, value, path).length === 0) ? [] : [path]
  if (part.type === 'object') return wrongInObject(part, value, path)
  if (part.type === 'array') {
    const { items, maxItems = Infinity } = part
    if (!Array.isArray(value) || value.length > maxItems) return [path]
    return items === undefined ? [] : value.flatMap((item, index) => wrongFields(items, item, `${path}[${index}]`))
  }
  return fits(part, value) ? [] : [path]
}

function wrongInObject(part: SchemaPart, value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  const { properties = {}, required = [], additionalProperties: rest, maxProperties = Infinity } = part
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const wrong = Object.keys(value).length > maxProperties ? [path] : []
  for (const name of new Set([...Object.keys(properties), ...Object.keys(value)])) {
    const field: unknown = Reflect.get(value, name)
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined
    if (field === undefined) wrong.push(...(required.includes(name) ? [at(name)] : []))
    else if (known !== undefined) wrong.push(...wrongFields(known, field, at(name)))
    else if (rest === false) wrong.push(at(name))
    else if (typeof rest === 'object') wrong.push(...wrongFields(rest, field, at(name)))
  }
  return wrong
}

function fits(part: SchemaPart, value: unknown): boolean {
  if (part.const !== undefined) return value === part.const
  if (part.enum !== undefined) return isOneOf(value, part.enum)
  switch (part.type) {
    case 'string': {
      const { minLength, maxLength, pattern } = part
      return isText(value, minLength, maxLength, pattern === undefined ? undefined : new RegExp(pattern, 'u'))
    }
    case 'number':
      return isNumber(value, part.minimum, part.maximum)
    case 'boolean':
      return isBoolean(value)
    default:
      return false
  }
}
