import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
} from 'graphql'
import { type ContractDocument, flightSchema } from './graphql-schema.ts'

export type Variables = Readonly<Record<string, unknown>>

/** Variables that break the schema in one place. */
export interface BrokenVariables {
  what: string
  /** Where the service must say that it is. */
  path: string
  variables: Variables
}

/**
 * Good variables for an operation, read off its types. `known` gives the values that no type tells, by the name of the
 * variable, field or scalar. Throws when a name is neither known nor told by its type.
 */
export function goodVariables(document: ContractDocument, known: Variables): Variables {
  return Object.fromEntries(variableTypes(document).map(({ name, type }) => [name, goodValue(type, name, known)]))
}

/** Every way to break one of an operation's variables in one place. */
export function brokenVariables(document: ContractDocument, good: Variables): BrokenVariables[] {
  return variableTypes(document).flatMap(({ name, type }) => {
    const others = Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))
    return [
      ...(isNonNullType(type) ? [{ what: `no ${name}`, path: name, variables: others }] : []),
      ...brokenValues(type, good[name], name).map(({ what, path, value }) => ({
        what,
        path,
        variables: { ...others, [name]: value },
      })),
    ]
  })
}

interface BrokenValue {
  what: string
  path: string
  value: unknown
}

function brokenValues(type: GraphQLInputType, good: unknown, path: string): BrokenValue[] {
  if (isNonNullType(type))
    return [{ what: `${path} null`, path, value: null }, ...brokenValues(type.ofType, good, path)]
  if (isListType(type)) {
    const [first, ...rest] = good as unknown[]
    return [
      { what: `${path} as a text`, path: '', value: 'list' },
      ...brokenValues(type.ofType, first, `${path}/0`).map((item) => ({ ...item, value: [item.value, ...rest] })),
    ]
  }
  if (isInputObjectType(type)) {
    const object = good as Record<string, unknown>
    const fields = Object.values(type.getFields())
    return [
      { what: `${path} as a text`, path, value: 'object' },
      { what: `${path} with a field that there is not`, path, value: { ...object, unheardOf: 1 } },
      ...fields.filter(isRequiredInputField).map(({ name }) => ({
        what: `${path} without ${name}`,
        path,
        value: Object.fromEntries(Object.entries(object).filter(([key]) => key !== name)),
      })),
      ...fields.flatMap((field) =>
        brokenValues(field.type, object[field.name], `${path}/${field.name}`).map((broken) => ({
          ...broken,
          value: { ...object, [field.name]: broken.value },
        })),
      ),
    ]
  }
  return wrongScalars(type).map((value) => ({ what: `${path} as ${JSON.stringify(value)}`, path, value }))
}

function wrongScalars(type: GraphQLInputType): readonly unknown[] {
  const name = 'name' in type ? type.name : ''
  if (isEnumType(type)) return ['NO_SUCH_VALUE', '', 0]
  if (name === 'Boolean') return ['true', 1]
  if (name === 'Int') return ['1', 1.5, 3_000_000_000]
  if (name === 'ID') return [1.5, true, {}]
  if (name === 'Date')
    return ['2027-06-31', '2027-02-29', '27-01-01', '2027-1-1', '2027-06-10T00:00:00Z', ' ', 20270610]
  return ['', '~', 'x'.repeat(100), 7, {}]
}

function goodValue(type: GraphQLInputType, name: string, known: Variables): unknown {
  if (name in known) return known[name]
  if (isNonNullType(type)) return goodValue(type.ofType, name, known)
  if (isListType(type)) return [goodValue(type.ofType, name, known)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, goodValue(field.type, field.name, known)]),
    )
  if (type.name === 'Boolean') return true
  if (type.name in known) return known[type.name]
  throw new Error(`No good value is known for ${name}, a ${type.name}`)
}

function variableTypes({ name: operation, operation: { variableDefinitions = [] } }: ContractDocument) {
  return variableDefinitions.map(({ variable, type: node }) => {
    const type = typeFromAST(flightSchema, node)
    if (type === undefined || !isInputType(type)) throw new Error(`${operation}: $${variable.name.value} has no type`)
    return { name: variable.name.value, type }
  })
}
