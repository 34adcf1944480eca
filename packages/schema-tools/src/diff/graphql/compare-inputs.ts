import { astFromValue, type GraphQLArgument, type GraphQLInputField, isNonNullType, print } from 'graphql'
import type { GraphqlFound } from './diff-graphql.ts'
import { typeChange } from './type-changes.ts'

type Input = GraphQLArgument | GraphQLInputField

/** The arguments of a field, or the fields of an input. */
export function compareInputs(
  what: 'argument' | 'input-field',
  owner: string,
  base: readonly Input[],
  head: readonly Input[],
  found: GraphqlFound,
): void {
  const was = new Map(base.map((input) => [input.name, input]))
  const is = new Map(head.map((input) => [input.name, input]))
  for (const [name, { astNode }] of was) {
    const at = { node: astNode, revision: 'base', property: name } as const
    if (!is.has(name)) found(`${what}-removed`, `${owner}.${name}`, 'was removed.', at)
  }
  for (const [name, input] of is) {
    const before = was.get(name)
    const coordinate = `${owner}.${name}`
    const at = { node: input.astNode, revision: 'head', property: name } as const
    if (before !== undefined) compareInput(what, coordinate, before, input, found)
    else if (isRequired(input)) found(`required-${what}-added`, coordinate, 'is new and required.', at)
    else if (what === 'input-field' && input.defaultValue !== undefined)
      found('input-field-added-with-default', coordinate, `is new, with the default ${defaultOf(input)}.`, at)
    else found(`${what}-added`, coordinate, 'is new.', at)
  }
}

function compareInput(
  what: 'argument' | 'input-field',
  coordinate: string,
  base: Input,
  head: Input,
  found: GraphqlFound,
) {
  const at = { node: head.astNode, revision: 'head', property: head.name } as const
  const message = `was ${String(base.type)} and is ${String(head.type)}.`
  const change = typeChange(base.type, head.type)
  if (change === 'other') found(`${what}-type-changed`, coordinate, message, at)
  else if (change === 'stricter') found(`${what}-became-required`, coordinate, message, at)
  else if (change === 'looser') found(`${what}-became-optional`, coordinate, message, at)
  if (base.deprecationReason == null && head.deprecationReason != null)
    found(`${what}-deprecated`, coordinate, `is deprecated: ${head.deprecationReason}`, at)
  if (defaultOf(base) === defaultOf(head)) return
  if (isRequired(head)) found(`${what}-became-required`, coordinate, `lost the default ${defaultOf(base)}.`, at)
  else found(`${what}-default-changed`, coordinate, `had ${defaultOf(base)} and has ${defaultOf(head)}.`, at)
}

function isRequired({ type, defaultValue }: Input): boolean {
  return isNonNullType(type) && defaultValue === undefined
}

function defaultOf({ type, defaultValue }: Input): string {
  const node = defaultValue === undefined ? undefined : astFromValue(defaultValue, type)
  return node ? print(node) : 'no default'
}
