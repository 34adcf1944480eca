import {
  GraphQLError,
  getDirectiveValues,
  type GraphQLSchema,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
} from 'graphql/index.js'

type Check = (text: string) => boolean

/** What a pattern cannot say: that the day is one of the calendar. */
const isInCalendar: Check = (text) => {
  const day = text.slice(0, 10)
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}
const further: Readonly<Record<string, Check>> = { Date: isInCalendar, DateTime: isInCalendar }

/**
 * Makes the schema's own scalars as strict as their `@text` says, coming in and going out. Throws when one of them says
 * nothing: a scalar that takes anything is none.
 */
export function tightenScalars(schema: GraphQLSchema): void {
  const text = schema.getDirective('text')
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue
    const isGood = checkOf(type.name, text && type.astNode ? getDirectiveValues(text, type.astNode) : undefined)
    const take = (value: unknown, mistake: (message: string) => Error): string => {
      if (typeof value === 'string' && isGood(value)) return value
      throw mistake(`${type.name} cannot be ${JSON.stringify(value)?.slice(0, 100) ?? 'nothing'}`)
    }
    type.parseValue = (value) => take(value, (message) => new GraphQLError(message))
    type.parseLiteral = (node) => type.parseValue(node.kind === Kind.STRING ? node.value : undefined)
    // Not the caller's mistake, but the service's.
    type.serialize = (value) => take(value, (message) => new Error(message))
  }
}

function checkOf(name: string, rule: Record<string, unknown> | undefined): Check {
  const { values, pattern } = rule ?? {}
  const isMore = further[name] ?? (() => true)
  if (Array.isArray(values)) return (text) => values.includes(text)
  if (typeof pattern !== 'string') throw new Error(`The scalar ${name} does not say what its text must be: @text`)
  const whole = new RegExp(`^(?:${pattern})$`)
  return (text) => whole.test(text) && isMore(text)
}
