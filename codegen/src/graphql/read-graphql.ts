import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SchemaError } from '@clubhouse/schemas/schema-error.ts'
import {
  buildASTSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  parse,
  Source,
  validateSchema,
} from 'graphql'
import { validateSDL } from 'graphql/validation/validate.js'
import { operationProblems } from './operation-problems.ts'
import { looseScalars } from './scalar-types.ts'
import { undescribed } from './undescribed.ts'

/** An operation of `schemas/graphql/operations`: its name, and the comment above it as its description. */
export interface GraphqlOperation {
  name: string
  description: string
}

/** The flight search schema and its operations, all sound. */
export interface GraphqlDocuments {
  schema: GraphQLSchema
  operations: readonly GraphqlOperation[]
}

export const schemaPath = 'graphql/schema.graphql'
const operationsPath = 'graphql/operations'

/**
 * Reads what `graphql/` of a schemas folder holds. Throws an AggregateError of all that is wrong, each a SchemaError, so
 * that one run names everything that is to be mended.
 */
export function readGraphql(schemasFolder: string): GraphqlDocuments {
  const problems: SchemaError[] = []
  const report = (found: readonly GraphQLError[]) => problems.push(...found.map(toSchemaError))
  const schemaText = parseFile(schemasFolder, schemaPath, report)
  const schema = schemaText && buildSchema(schemaText, report)
  const operations = operationFiles(schemasFolder).flatMap((file) => {
    const path = `${operationsPath}/${file}`
    const document = parseFile(schemasFolder, path, report)
    if (document === undefined) return []
    const name = file.replace(/\.graphql$/, '')
    report(operationProblems(document, name, schema))
    return [{ name, description: commentAbove(document) }]
  })
  if (schema === undefined || problems.length > 0)
    throw new AggregateError(problems, problems.map(({ message }) => message).join('\n'))
  return { schema, operations }
}

function operationFiles(schemasFolder: string): string[] {
  return readdirSync(join(schemasFolder, operationsPath))
    .filter((file) => file.endsWith('.graphql'))
    .sort()
}

type Report = (problems: readonly GraphQLError[]) => void

function parseFile(schemasFolder: string, path: string, report: Report): DocumentNode | undefined {
  try {
    return parse(new Source(readFileSync(join(schemasFolder, path), 'utf8'), `schemas/${path}`))
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    report([error])
    return undefined
  }
}

function buildSchema(document: DocumentNode, report: Report): GraphQLSchema | undefined {
  const faults = validateSDL(document)
  report([...faults, ...undescribed(document), ...looseScalars(document)])
  if (faults.length > 0) return undefined
  const schema = buildASTSchema(document, { assumeValidSDL: true })
  const contradictions = validateSchema(schema)
  report(contradictions)
  return contradictions.length === 0 ? schema : undefined
}

/** The comment that a file begins with, as one paragraph. */
function commentAbove({ loc }: DocumentNode): string {
  const lines = (loc?.source.body ?? '').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('#'))
  return lines
    .slice(0, end)
    .map((line) => line.slice(1).trim())
    .join(' ')
}

function toSchemaError({ message, source, locations }: GraphQLError): SchemaError {
  const { line, column } = locations?.[0] ?? { line: 1, column: 1 }
  return new SchemaError(message, { file: source?.name ?? `schemas/${schemaPath}`, line, column })
}
