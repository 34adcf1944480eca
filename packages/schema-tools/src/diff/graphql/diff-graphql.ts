import type { SchemaPlace } from '@clubhouse/schemas/load-document'
import type { ASTNode } from 'graphql'
import type { Change } from '../change.ts'
import { compareGraphqlOperations } from './compare-graphql-operations.ts'
import { compareTypes } from './compare-types.ts'
import { type GraphqlRule, graphqlRules } from './graphql-rules.ts'
import { type GraphqlContract, placeOf } from './read-graphql.ts'

/** Reports a change of the part with this coordinate; `property` is the field that code would read. */
export type GraphqlFound = (rule: GraphqlRule, coordinate: string, message: string, at: GraphqlPlace) => void

export interface GraphqlPlace {
  node: ASTNode | null | undefined
  revision: 'base' | 'head'
  property?: string
  /** The operation itself, when it is what changed. */
  operation?: string
}

/** Every change between two versions of the GraphQL schema and of our operations. */
export function diffGraphql(base: GraphqlContract, head: GraphqlContract): Change[] {
  const changes: Change[] = []
  const found: GraphqlFound = (rule, coordinate, message, { node, revision, property, operation }) => {
    const [side, severity, consequence] = graphqlRules[rule]
    const names = operation === undefined ? usersOf(coordinate, base, head) : [operation]
    const isUnused = names.length === 0 && severity !== 'safe'
    const place: SchemaPlace = placeOf(node)
    changes.push({
      concept: 'graphql',
      rule,
      severity,
      side,
      subject: coordinate,
      message,
      consequence: isUnused ? `${consequence} No operation of ours uses it.` : consequence,
      place,
      revision,
      touches: names.map((name) => ({ concept: 'graphql', name })),
      types: [],
      ...(property === undefined ? {} : { property }),
    })
  }
  compareTypes(base.schema, head.schema, found)
  compareGraphqlOperations(base.operations, head.operations, found)
  return changes
}

/** The operations that use a part of the schema, in either version. */
function usersOf(coordinate: string, ...contracts: readonly GraphqlContract[]): string[] {
  const names = contracts.flatMap(({ operations }) =>
    [...operations].filter(([, { uses }]) => isUsed(coordinate, uses)).map(([name]) => name),
  )
  return [...new Set(names)].sort()
}

/** A new argument or input field is met by everything that uses its field or its input. */
function isUsed(coordinate: string, uses: ReadonlySet<string>): boolean {
  if (uses.has(coordinate)) return true
  const parts = coordinate.split('.')
  return parts.length === 3 && uses.has(parts.slice(0, 2).join('.'))
}
