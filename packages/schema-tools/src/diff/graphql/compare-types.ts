import {
  getNamedType,
  type GraphQLDirective,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
  isUnionType,
  OperationTypeNode,
} from 'graphql'
import { compareInputs } from './compare-inputs.ts'
import type { GraphqlFound } from './diff-graphql.ts'
import { typeChange } from './type-changes.ts'

/** Every type, field, argument, value, member and directive of two schemas. */
export function compareTypes(base: GraphQLSchema, head: GraphQLSchema, found: GraphqlFound): void {
  const was = ownTypes(base)
  const is = ownTypes(head)
  const sides = { read: readTypes(base, head), sent: sentTypes(base, head) }
  for (const [name, type] of was) {
    if (!is.has(name)) found('type-removed', name, 'was removed.', { node: type.astNode, revision: 'base' })
  }
  for (const [name, type] of is) {
    const before = was.get(name)
    const at = { node: type.astNode, revision: 'head' } as const
    if (before === undefined) found('type-added', name, 'is new.', at)
    else if (kindOf(before) !== kindOf(type))
      found('kind-changed', name, `was ${kindOf(before)} and is ${kindOf(type)}.`, at)
    else compareType(before, type, sides, found)
  }
  compareDirectives(base, head, found)
  compareRoots(base, head, found)
}

interface Sides {
  read: ReadonlySet<string>
  sent: ReadonlySet<string>
}

function compareType(base: GraphQLNamedType, head: GraphQLNamedType, sides: Sides, found: GraphqlFound): void {
  if (hasFields(base) && hasFields(head)) {
    compareFields(base, head, found)
    compareMembers(base, head, 'interface', base.getInterfaces(), head.getInterfaces(), found)
  } else if (isEnumType(base) && isEnumType(head)) compareEnum(base, head, sides, found)
  else if (isUnionType(base) && isUnionType(head))
    compareMembers(base, head, 'union-member', base.getTypes(), head.getTypes(), found)
  else if (isInputObjectType(base) && isInputObjectType(head))
    compareInputs('input-field', head.name, Object.values(base.getFields()), Object.values(head.getFields()), found)
}

type WithFields = GraphQLObjectType | GraphQLInterfaceType

function compareFields(base: WithFields, head: WithFields, found: GraphqlFound): void {
  const [was, is] = [base.getFields(), head.getFields()]
  for (const field of Object.values(was)) {
    const at = { node: field.astNode, revision: 'base', property: field.name } as const
    if (!(field.name in is)) found('field-removed', `${base.name}.${field.name}`, 'was removed.', at)
  }
  for (const field of Object.values(is)) {
    const before = was[field.name]
    const at = { node: field.astNode, revision: 'head', property: field.name } as const
    if (before === undefined) found('field-added', `${head.name}.${field.name}`, 'is new.', at)
    else compareField(`${head.name}.${field.name}`, before, field, found)
  }
}

type Field = GraphQLField<unknown, unknown>

function compareField(coordinate: string, base: Field, head: Field, found: GraphqlFound): void {
  const at = { node: head.astNode, revision: 'head', property: head.name } as const
  const change = typeChange(base.type, head.type)
  const message = `was ${String(base.type)} and is ${String(head.type)}.`
  if (change === 'other') found('field-type-changed', coordinate, message, at)
  if (change === 'looser') found('field-became-nullable', coordinate, message, at)
  if (change === 'stricter') found('field-no-longer-nullable', coordinate, message, at)
  if (base.deprecationReason == null && head.deprecationReason != null)
    found('field-deprecated', coordinate, `is deprecated: ${head.deprecationReason}`, at)
  compareInputs('argument', coordinate, base.args, head.args, found)
}

function compareMembers(
  base: GraphQLNamedType,
  head: GraphQLNamedType,
  what: 'interface' | 'union-member',
  was: readonly GraphQLNamedType[],
  is: readonly GraphQLNamedType[],
  found: GraphqlFound,
): void {
  const [before, after] = [was, is].map((types) => new Set(types.map(({ name }) => name)))
  for (const name of before ?? []) {
    const at = { node: base.astNode, revision: 'base' } as const
    if (after?.has(name) !== true) found(`${what}-removed`, base.name, `lost \`${name}\`.`, at)
  }
  for (const name of after ?? []) {
    const at = { node: head.astNode, revision: 'head' } as const
    if (before?.has(name) !== true) found(`${what}-added`, head.name, `gained \`${name}\`.`, at)
  }
}

/** A list of values that is sent and read is judged on the side where the change weighs more. */
function compareEnum(base: GraphQLEnumType, head: GraphQLEnumType, { read, sent }: Sides, found: GraphqlFound): void {
  const name = head.name
  const isSent = sent.has(name)
  const isRead = read.has(name) || !isSent
  for (const value of base.getValues()) {
    if (head.getValue(value.name)) continue
    const at = { node: value.astNode, revision: 'base' } as const
    found(isSent ? 'sent-enum-value-removed' : 'read-enum-value-removed', name, `lost \`${value.name}\`.`, at)
  }
  for (const value of head.getValues()) {
    const before = base.getValue(value.name)
    const at = { node: value.astNode, revision: 'head' } as const
    if (!before)
      found(isRead ? 'read-enum-value-added' : 'sent-enum-value-added', name, `gained \`${value.name}\`.`, at)
    else if (before.deprecationReason == null && value.deprecationReason != null)
      found('enum-value-deprecated', name, `\`${value.name}\` is deprecated: ${value.deprecationReason}`, at)
  }
}

function compareDirectives(base: GraphQLSchema, head: GraphQLSchema, found: GraphqlFound): void {
  const own = (schema: GraphQLSchema) => schema.getDirectives().filter((each) => !isSpecifiedDirective(each))
  for (const { name, astNode } of own(base)) {
    const at = { node: astNode, revision: 'base' } as const
    if (!head.getDirective(name)) found('directive-removed', `@${name}`, 'was removed.', at)
  }
  for (const directive of own(head)) {
    const { name, astNode } = directive
    const before = base.getDirective(name)
    const at = { node: astNode, revision: 'head' } as const
    if (before) compareDirective(before, directive, found)
    else found('directive-added', `@${name}`, 'is new.', at)
  }
}

function compareDirective(base: GraphQLDirective, head: GraphQLDirective, found: GraphqlFound): void {
  const at = { node: head.astNode, revision: 'head' } as const
  const name = `@${head.name}`
  const lost = base.locations.filter((each) => !head.locations.includes(each))
  const gained = head.locations.filter((each) => !base.locations.includes(each))
  if (lost.length > 0) found('directive-location-removed', name, `may no longer stand on ${lost.join(', ')}.`, at)
  if (gained.length > 0) found('directive-location-added', name, `may stand on ${gained.join(', ')}.`, at)
  compareInputs('argument', name, base.args, head.args, found)
}

/** Where queries, mutations and subscriptions begin. */
function compareRoots(base: GraphQLSchema, head: GraphQLSchema, found: GraphqlFound): void {
  for (const kind of Object.values(OperationTypeNode)) {
    const [was, is] = [base.getRootType(kind), head.getRootType(kind)]
    if (!was || was.name === is?.name) continue
    const at = is ? { node: is.astNode, revision: 'head' as const } : { node: was.astNode, revision: 'base' as const }
    found('root-type-changed', was.name, `was the type of every ${kind}, and ${is?.name ?? 'none'} is.`, at)
  }
}

function ownTypes(schema: GraphQLSchema): Map<string, GraphQLNamedType> {
  return new Map(
    Object.entries(schema.getTypeMap()).filter(
      ([, type]) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    ),
  )
}

/** The names of all types that a field of either schema answers. */
function readTypes(...schemas: readonly GraphQLSchema[]): Set<string> {
  return namesOf(schemas, (type) => (hasFields(type) ? Object.values(type.getFields()).map((field) => field.type) : []))
}

/** The names of all types that an argument or an input of either schema takes. */
function sentTypes(...schemas: readonly GraphQLSchema[]): Set<string> {
  return namesOf(schemas, (type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => field.type)
    if (!hasFields(type)) return []
    return Object.values(type.getFields()).flatMap((field) => field.args.map((argument) => argument.type))
  })
}

function namesOf(
  schemas: readonly GraphQLSchema[],
  typesIn: (type: GraphQLNamedType) => readonly Parameters<typeof getNamedType>[0][],
): Set<string> {
  const types = schemas.flatMap((schema) => [...ownTypes(schema).values()].flatMap(typesIn))
  return new Set(types.map((type) => getNamedType(type)?.name ?? ''))
}

function hasFields(type: GraphQLNamedType): type is WithFields {
  return isObjectType(type) || isInterfaceType(type)
}

function kindOf(type: GraphQLNamedType): string {
  return type.astNode?.kind.replace('TypeDefinition', '') ?? 'another kind'
}
