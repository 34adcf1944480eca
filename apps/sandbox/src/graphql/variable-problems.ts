import {
  coerceInputValue,
  type GraphQLSchema,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql/index.js'
import type { FieldError } from '../rest/problem.ts'

/**
 * Returns what is wrong with an operation's variables: where and what, all of it at once; nothing if they keep their
 * types.
 */
export function variableProblems(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): FieldError[] {
  return variableDefinitions.flatMap(({ variable, type: typeNode, defaultValue }) => {
    const name = variable.name.value
    const type = typeFromAST(schema, typeNode)
    if (type === undefined || !isInputType(type)) return []
    if (!Object.hasOwn(variables, name))
      return isNonNullType(type) && defaultValue === undefined ? [{ path: name, message: 'is required' }] : []
    const problems: FieldError[] = []
    coerceInputValue(variables[name], type, (path, _value, { message }) =>
      problems.push({ path: [name, ...path].join('/'), message: message.replace(/\.$/, '') }),
    )
    return problems
  })
}
