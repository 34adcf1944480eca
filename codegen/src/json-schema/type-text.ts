import type { Json } from '@clubhouse/schemas/load-document'
import { childOf, childrenOf, errorAt, referenceOf, type SchemaNode, textsAt } from './schema-node.ts'

/** The declaration of a named type: an interface for an object with properties, an alias for everything else. */
export function renderNamedType(name: string, node: SchemaNode): string {
  const isInterface = node.value['type'] === 'object' && childrenOf(node, 'properties').length > 0
  return isInterface ? `${docOf(node)}export interface ${name} ${typeText(node)}\n` : renderAlias(name, node)
}

/** The declaration of a named type as an alias, which unlike an interface fits where any record is taken. */
export function renderAlias(name: string, node: SchemaNode): string {
  return `${docOf(node)}export type ${name} = ${typeText(node)}\n`
}

/** A schema as a TypeScript type. Throws a `SchemaError` for a part that it does not know. */
export function typeText(node: SchemaNode, indent = ''): string {
  const { value } = node
  if (value['$ref'] !== undefined) return referenceOf(node)
  if (value['const'] !== undefined) return literalText(value['const'])
  if (Array.isArray(value['enum'])) return value['enum'].map(literalText).join(' | ')
  for (const key of ['anyOf', 'oneOf']) {
    const options = value[key]
    if (Array.isArray(options))
      return options.map((_, index) => typeText(childOf(node, key, index), indent)).join(' | ')
  }
  switch (value['type']) {
    case 'string':
    case 'boolean':
      return value['type']
    case 'number':
    case 'integer':
      return 'number'
    case 'array': {
      const items = typeText(childOf(node, 'items'), indent)
      return `readonly ${items.includes('|') ? `(${items})` : items}[]`
    }
    case 'object':
      return objectText(node, indent)
    default:
      throw errorAt(node, 'has no type that codegen knows')
  }
}

/** The comment before a declaration: what the schema says, and its requirement ids. Nothing when it says nothing. */
export function docOf(node: SchemaNode, indent = ''): string {
  const { description } = node.value
  if (typeof description !== 'string') return ''
  const ids = textsAt(node, 'x-requirements')
  const fallback = node.value['default']
  const parts = [
    description.replaceAll('*/', '*\\/'),
    ...(fallback === undefined ? [] : [`By default ${literalText(fallback)}.`]),
    ...(ids.length === 0 ? [] : [`[${ids.join(', ')}]`]),
  ]
  return `${indent}/** ${parts.join(' ')} */\n`
}

/** A value as it is written in TypeScript, with single quotes. */
export function literalText(value: Json): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

/** A property's name as it is written in an object. */
export function keyText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literalText(name)
}

function objectText(node: SchemaNode, indent: string): string {
  const required = new Set(textsAt(node, 'required'))
  const properties = childrenOf(node, 'properties')
  const unknown = [...required].find((name) => !properties.some(([known]) => known === name))
  if (unknown !== undefined) throw errorAt(node, `requires ${unknown}, which it does not have`)
  if (properties.length === 0) {
    const isOpen = typeof node.value['additionalProperties'] === 'object'
    return `Readonly<Record<string, ${isOpen ? typeText(childOf(node, 'additionalProperties'), indent) : 'never'}>>`
  }
  const inner = `${indent}  `
  const lines = properties.map(
    ([name, property]) =>
      `${docOf(property, inner)}${inner}${keyText(name)}${required.has(name) ? '' : '?'}: ${typeText(property, inner)}\n`,
  )
  return `{\n${lines.join('')}${indent}}`
}
