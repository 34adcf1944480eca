import type { SchemaPlace } from '@clubhouse/schemas/load-document'
import type { SchemaSource } from '@clubhouse/schemas/source'
import {
  type ASTNode,
  buildASTSchema,
  concatAST,
  type DocumentNode,
  getLocation,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  Source,
} from 'graphql'
import { coordinatesOf } from './coordinates.ts'

/** One version of the GraphQL schema and of the operations that are ours. */
export interface GraphqlContract {
  schema: GraphQLSchema
  operations: ReadonlyMap<string, GraphqlOperation>
}

export interface GraphqlOperation {
  node: OperationDefinitionNode
  /** Every part of the schema that it uses, such as `CabinLeg.seatPitch`, and the paths that it selects. */
  uses: ReadonlySet<string>
  selects: ReadonlyMap<string, ASTNode>
}

/** Reads `graphql/`. A folder that is not there is a schema with nothing in it. */
export function readGraphql(source: SchemaSource): GraphqlContract {
  const read = (folder: string) =>
    concatAST(
      source
        .list(folder)
        .filter((name) => name.endsWith('.graphql'))
        .map((name) => parse(new Source(source.read(`${folder}/${name}`), `schemas/${folder}/${name}`))),
    )
  return toContract(read('graphql'), read('graphql/operations'))
}

export function toContract(types: DocumentNode, operations: DocumentNode): GraphqlContract {
  const schema = buildASTSchema(types, { assumeValidSDL: true })
  return {
    schema,
    operations: new Map(
      operations.definitions.flatMap((node) => {
        if (node.kind !== Kind.OPERATION_DEFINITION || node.name === undefined) return []
        return [[node.name.value, { node, ...coordinatesOf(schema, operations, node) }] as const]
      }),
    ),
  }
}

/** Where a part is written. */
export function placeOf(node: ASTNode | null | undefined): SchemaPlace {
  if (!node?.loc) return { file: 'schemas/graphql/schema.graphql', line: 1, column: 1 }
  const { source, start } = node.loc
  const { line, column } = getLocation(source, 'name' in node && node.name?.loc ? node.name.loc.start : start)
  return { file: source.name, line, column }
}
