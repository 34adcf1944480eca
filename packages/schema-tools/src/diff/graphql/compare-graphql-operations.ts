import { Kind, print, type TypeNode, type VariableDefinitionNode } from 'graphql'
import type { GraphqlFound } from './diff-graphql.ts'
import type { GraphqlOperation } from './read-graphql.ts'

type Operations = ReadonlyMap<string, GraphqlOperation>

/** Our own operations: what a call passes and what its answer holds. */
export function compareGraphqlOperations(base: Operations, head: Operations, found: GraphqlFound): void {
  for (const [name, { node }] of base) {
    if (!head.has(name)) found('operation-removed', name, 'was removed.', { node, revision: 'base', operation: name })
  }
  for (const [name, operation] of head) {
    const before = base.get(name)
    const at = { node: operation.node, revision: 'head', operation: name } as const
    if (before === undefined) found('operation-added', name, 'is new.', at)
    else {
      compareVariables(name, before, operation, found)
      compareSelections(name, before, operation, found)
    }
  }
}

function compareVariables(name: string, base: GraphqlOperation, head: GraphqlOperation, found: GraphqlFound): void {
  const was = variablesOf(base)
  const is = variablesOf(head)
  for (const [variable, node] of was) {
    const at = { node, revision: 'base', operation: name } as const
    if (!is.has(variable)) found('variable-removed', `${name}($${variable})`, 'was removed.', at)
  }
  for (const [variable, node] of is) {
    const before = was.get(variable)
    const subject = `${name}($${variable})`
    const at = { node, revision: 'head', operation: name } as const
    const mustPass = isRequired(node)
    if (before === undefined) {
      if (mustPass) found('required-variable-added', subject, 'is new and required.', at)
      else found('variable-added', subject, 'is new.', at)
      continue
    }
    if (print(plain(before.type)) !== print(plain(node.type))) {
      const message = `was ${print(before.type)} and is ${print(node.type)}.`
      found('variable-type-changed', subject, message, at)
    } else if (mustPass && !isRequired(before)) found('variable-became-required', subject, 'is required now.', at)
    else if (!mustPass && isRequired(before)) found('variable-became-optional', subject, 'is optional now.', at)
  }
}

function compareSelections(name: string, base: GraphqlOperation, head: GraphqlOperation, found: GraphqlFound): void {
  for (const [path, node] of base.selects) {
    const at = { node, revision: 'base', operation: name, property: lastOf(path) } as const
    if (!head.selects.has(path)) found('selection-removed', `${name}: ${path}`, 'is no longer selected.', at)
  }
  for (const [path, node] of head.selects) {
    const at = { node, revision: 'head', operation: name, property: lastOf(path) } as const
    if (!base.selects.has(path)) found('selection-added', `${name}: ${path}`, 'is selected.', at)
  }
}

function variablesOf({ node }: GraphqlOperation): Map<string, VariableDefinitionNode> {
  return new Map((node.variableDefinitions ?? []).map((each) => [each.variable.name.value, each]))
}

function isRequired({ type, defaultValue }: VariableDefinitionNode): boolean {
  return type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined
}

function plain(type: TypeNode): TypeNode {
  return type.kind === Kind.NON_NULL_TYPE ? type.type : type
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}
