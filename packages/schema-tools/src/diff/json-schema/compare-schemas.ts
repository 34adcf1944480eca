import type { Json } from '@clubhouse/schemas/load-document'
import type { Side } from '../change.ts'
import { compareLimits } from './compare-limits.ts'
import { compareUnions } from './compare-unions.ts'
import { compareValues } from './compare-values.ts'
import { isEqual, keysOf, type SchemaDocument } from './schema-document.ts'
import type { SchemaRule } from './schema-rules.ts'
import { type SchemaView, viewOf } from './schema-view.ts'

/** One difference between two schemas. */
export interface SchemaFact {
  rule: SchemaRule
  subject: string
  message: string
  /** Where in the head; in the base for what is only there. */
  pointer: string
  revision: 'base' | 'head'
  property?: string
}

export interface SchemaPair {
  base: SchemaDocument
  head: SchemaDocument
  /** On one side, fields that are only for the other do not count (`readOnly`, `writeOnly`). */
  counts: Side | 'both'
  report: (fact: SchemaFact) => void
  /** Pairs of pointers that were compared before: schemas may contain themselves. */
  seen: Set<string>
}

/** A schema in both versions, and what people call it: `Voucher.content.title`. */
export interface ComparedSchema {
  base: SchemaView
  head: SchemaView
  subject: string
  /** The last property on the way to it. */
  property: string | undefined
  /** Reports something that is written in the head, at a keyword of the schema when it has that. */
  found: (rule: SchemaRule, message: string, keyword?: string) => void
}

/** Compares the schemas at two pointers and everything below them. `at` names what has no name of its own. */
export function compareSchemas(
  pair: SchemaPair,
  basePointer: string,
  headPointer: string,
  at: string,
  isMember = false,
): void {
  const base = viewOf(pair.base, basePointer)
  const head = viewOf(pair.head, headPointer)
  const key = `${base.pointer} ${head.pointer} ${base.name === undefined ? at : ''}`
  if (pair.seen.has(key)) return
  pair.seen.add(key)
  const subject = head.name ?? at
  const property = propertyOf(headPointer)
  const compared: ComparedSchema = {
    base,
    head,
    subject,
    property,
    found: (rule, message, keyword) =>
      pair.report({
        rule,
        subject,
        message,
        pointer: keyword !== undefined && head.keywords.has(keyword) ? `${head.pointer}/${keyword}` : head.pointer,
        revision: 'head',
        ...(property === undefined ? {} : { property }),
      }),
  }
  const down: Down = (...below) => compareSchemas(pair, ...below)
  if (base.members.length > 0 || head.members.length > 0) {
    if (compareUnions(pair, compared, down)) return
  } else if (!compareTypes(compared, isMember)) return
  compareValues(compared)
  compareLimits(compared)
  compareProperties(pair, compared, down)
  compareRest(compared, down)
  if (base.items !== undefined && head.items !== undefined) down(base.items, head.items, `${subject}[]`)
  compareConditions(compared)
}

/**
 * False when the types have nothing in common, so that there is nothing more to compare. Whether the shape of a union
 * may be null is a matter of the union.
 */
function compareTypes({ base, head, found }: ComparedSchema, isMember: boolean): boolean {
  if (!isMember && base.types !== undefined && head.types !== undefined && base.isNullable !== head.isNullable) {
    if (head.isNullable) found('became-nullable', 'may be null.', 'type')
    else found('no-longer-nullable', 'is no longer null.', 'type')
  }
  const before = textOf(base.types)
  const after = textOf(head.types)
  if (before === after) return true
  const message = `was ${before} and is ${after}.`
  if (covers(base.types, head.types)) found('type-narrowed', message, 'type')
  else if (covers(head.types, base.types)) found('type-widened', message, 'type')
  else {
    found('type-changed', message, 'type')
    return false
  }
  return true
}

function compareProperties(pair: SchemaPair, { base, head, subject }: ComparedSchema, down: Down): void {
  const counts = { base: countedProperties(pair.base, base, pair), head: countedProperties(pair.head, head, pair) }
  const removed = [...counts.base].filter(([name]) => !counts.head.has(name))
  const added = [...counts.head].filter(([name]) => !counts.base.has(name))
  const isClosed = pair.counts !== 'request' || head.rest.kind === 'closed'
  for (const [name, pointer] of removed) {
    const schema = viewOf(pair.base, pointer)
    const heir = added.find(([, other]) => isEqual(written(viewOf(pair.head, other)), written(schema)))
    const hint = heir === undefined || added.length > 1 ? '' : ` It looks renamed to \`${heir[0]}\`.`
    pair.report({
      rule: isClosed ? 'property-removed' : 'property-ignored',
      subject: `${subject}.${name}`,
      message: `${head.properties.has(name) ? 'is for the other side only' : 'was removed'}.${hint}`,
      pointer,
      revision: 'base',
      property: name,
    })
  }
  const inHead = { revision: 'head' } as const
  for (const [name, pointer] of added) {
    const isRequired = head.required.has(name)
    const rule = isRequired ? 'required-property-added' : 'property-added'
    const message = `is new${isRequired ? ' and required' : ''}.`
    pair.report({ rule, subject: `${subject}.${name}`, message, pointer, property: name, ...inHead })
  }
  for (const [name, pointer] of counts.head) {
    const before = counts.base.get(name)
    if (before === undefined) continue
    const [was, is] = [base.required.has(name), head.required.has(name)]
    if (was !== is) {
      const rule = is ? 'property-became-required' : 'property-became-optional'
      const message = is ? 'is required now.' : 'is optional now.'
      pair.report({ rule, subject: `${subject}.${name}`, message, pointer, property: name, ...inHead })
    }
    down(before, pointer, `${subject}.${name}`)
  }
}

/** Properties whose other values have a schema of their own, and whether there may be any. */
function compareRest({ base, head, subject, found }: ComparedSchema, down: Down): void {
  const [was, is] = [base.rest, head.rest]
  if (was.kind === 'typed' && is.kind === 'typed') down(was.pointer, is.pointer, `${subject}.*`)
  if (was.kind === is.kind) return
  const order = ['closed', 'typed', 'open']
  if (order.indexOf(is.kind) < order.indexOf(was.kind))
    found('object-closed', 'takes fewer fields than those it names.', 'additionalProperties')
  else found('object-opened', 'takes more fields than those it names.', 'additionalProperties')
}

const conditions = [
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
  'propertyNames',
  'contains',
  'prefixItems',
  'unevaluatedItems',
  'contentMediaType',
  'contentEncoding',
]

function compareConditions({ base, head, found }: ComparedSchema): void {
  for (const keyword of conditions) {
    if (!isEqual(base.keywords.get(keyword), head.keywords.get(keyword)))
      found('condition-changed', `has another \`${keyword}\`.`, keyword)
  }
  const [was, is] = [base.keywords.get('default'), head.keywords.get('default')]
  if (!isEqual(was, is)) found('default-changed', `had ${defaultText(was)} and has ${defaultText(is)}.`, 'default')
  if (base.keywords.get('deprecated') !== true && head.keywords.get('deprecated') === true)
    found('deprecated', 'is deprecated.', 'deprecated')
}

/** How the walk goes on below a schema. */
export type Down = (basePointer: string, headPointer: string, at: string, isMember?: boolean) => void

function countedProperties(document: SchemaDocument, view: SchemaView, { counts }: SchemaPair): Map<string, string> {
  const foreign = counts === 'request' ? 'readOnly' : counts === 'answer' ? 'writeOnly' : undefined
  return new Map(
    [...view.properties].filter(
      ([, pointer]) => foreign === undefined || viewOf(document, pointer).keywords.get(foreign) !== true,
    ),
  )
}

/** What a schema says, without where it says it. */
function written({ keywords }: SchemaView): Json {
  return Object.fromEntries([...keywords].filter(([keyword]) => keyword !== 'description'))
}

function covers(wide: ReadonlySet<string> | undefined, narrow: ReadonlySet<string> | undefined): boolean {
  if (wide === undefined) return true
  if (narrow === undefined) return false
  return [...narrow].every((type) => wide.has(type) || (type === 'integer' && wide.has('number')))
}

function textOf(types: ReadonlySet<string> | undefined): string {
  return types === undefined ? 'any type' : [...types].sort().join(' or ') || 'null'
}

function defaultText(value: Json | undefined): string {
  return value === undefined ? 'no default' : `the default ${JSON.stringify(value)}`
}

function propertyOf(pointer: string): string | undefined {
  const keys = keysOf(pointer)
  return keys.at(-2) === 'properties' ? keys.at(-1) : undefined
}
