import { readdirSync } from 'node:fs'
import type { OperationAddress } from '../rest/nearest-operation.ts'

export const graphqlAddress = '/flights/graphql'

const folder = new URL('./operations/', import.meta.resolve('@clubhouse/schemas/graphql/schema.graphql'))

/** The GraphQL operations that the web app sends, by name: one file each. */
export const graphqlOperations: readonly OperationAddress[] = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => ({ operationId: file.replace(/\.graphql$/, ''), method: 'POST', path: graphqlAddress }))
