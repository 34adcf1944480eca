import { readdirSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  type DocumentNode,
  getDirectiveValues,
  getNamedType,
  getOperationAST,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql'

const file = new URL(import.meta.resolve('@clubhouse/schemas/graphql/schema.graphql'))
const folder = new URL('./operations/', file)

/** The flight search schema. */
export const flightSchema: GraphQLSchema = buildSchema(readFileSync(file, 'utf8'))

/** A GraphQL operation of the schemas, as far as the contract tests look. */
export interface ContractDocument {
  name: string
  text: string
  document: DocumentNode
  operation: OperationDefinitionNode
  /** The query that it asks. */
  field: GraphQLField<unknown, unknown>
}

/** Every operation that there is a file of. */
export const contractDocuments: readonly ContractDocument[] = readdirSync(folder)
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const document = parse(text)
    const operation = getOperationAST(document)
    const [asked] = operation?.selectionSet.selections ?? []
    const field = asked?.kind === Kind.FIELD ? queryFields()[asked.name.value] : undefined
    if (!operation || field === undefined) throw new Error(`${name} asks nothing that there is`)
    return { name: name.replace('.graphql', ''), text, document, operation, field }
  })

/** The codes with which a query says that it can refuse. */
export function refusalCodes({ astNode }: GraphQLField<unknown, unknown>): readonly string[] {
  const refuses = flightSchema.getDirective('refuses')
  const codes = refuses && astNode ? getDirectiveValues(refuses, astNode)?.['with'] : []
  return Array.isArray(codes) ? codes.map(String) : []
}

/** What is wrong with an answer, in words; nothing when it is what the operation's document and the schema promise. */
export function answerViolations({ operation }: ContractDocument, data: unknown): string[] {
  const query = flightSchema.getQueryType()
  return query ? objectViolations(query, operation.selectionSet, data, 'data') : ['there is no query type']
}

/** What the text of a scalar must be, as the schema says it; undefined for the five that every schema has. */
export function textRule(scalar: GraphQLScalarType): { isGood: (text: string) => boolean } | undefined {
  const text = flightSchema.getDirective('text')
  const { values, pattern } = (text && scalar.astNode && getDirectiveValues(text, scalar.astNode)) ?? {}
  if (Array.isArray(values)) return { isGood: (value) => values.includes(value) }
  return typeof pattern === 'string' ? { isGood: (value) => new RegExp(`^(?:${pattern})$`).test(value) } : undefined
}

function queryFields() {
  return flightSchema.getQueryType()?.getFields() ?? {}
}

function objectViolations(
  type: GraphQLObjectType,
  { selections }: SelectionSetNode,
  value: unknown,
  at: string,
): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`]
  const record = value as Record<string, unknown>
  const asked = selections.filter((node) => node.kind === Kind.FIELD)
  const names = new Set(asked.map(({ alias, name }) => (alias ?? name).value))
  const extra = Object.keys(record).filter((key) => !names.has(key))
  return [
    ...extra.map((key) => `${at}.${key} was not asked for`),
    ...asked.flatMap(({ alias, name, selectionSet }) => {
      const key = (alias ?? name).value
      const field = type.getFields()[name.value]
      if (field === undefined) return [`${at}.${key} is not in the schema`]
      return valueViolations(field.type, selectionSet, record[key], `${at}.${key}`)
    }),
  ]
}

function valueViolations(
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  value: unknown,
  at: string,
): string[] {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) return [`${at} is missing`]
    return valueViolations(type.ofType, selectionSet, value, at)
  }
  if (value === null) return []
  if (isListType(type)) {
    if (!Array.isArray(value)) return [`${at} is no list`]
    return value.flatMap((item, index) => valueViolations(type.ofType, selectionSet, item, `${at}[${index}]`))
  }
  const named = getNamedType(type)
  if (isObjectType(named))
    return selectionSet ? objectViolations(named, selectionSet, value, at) : [`${at} has no selection`]
  if (isEnumType(named)) {
    const isKnown = named.getValues().some(({ name }) => name === value)
    return isKnown ? [] : [`${at} is no ${named.name}: ${String(value)}`]
  }
  return isScalar(named as GraphQLScalarType, value) ? [] : [`${at} is no ${named.name}: ${JSON.stringify(value)}`]
}

function isScalar(scalar: GraphQLScalarType, value: unknown): boolean {
  if (scalar.name === 'Int') return Number.isInteger(value)
  if (scalar.name === 'Float') return typeof value === 'number'
  if (scalar.name === 'Boolean') return typeof value === 'boolean'
  if (typeof value !== 'string') return false
  if (scalar.name === 'String' || scalar.name === 'ID') return true
  const isCalendar = !scalar.name.startsWith('Date') || !Number.isNaN(Date.parse(value))
  return isCalendar && textRule(scalar)?.isGood(value) === true
}
