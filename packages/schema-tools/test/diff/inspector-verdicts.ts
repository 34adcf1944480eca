import { CriticalityLevel, diff } from '@graphql-inspector/core'
// The build that the inspector loads: a bundler would take the other one, whose types are not the same.
import { buildSchema } from 'graphql/utilities/buildASTSchema.js'
import type { GraphqlCase } from './graphql-cases.ts'

/** The cases that GraphQL Inspector compares: those of the schema. */
export function isForInspector({ before, after }: GraphqlCase): boolean {
  return before !== after
}

/** What GraphQL Inspector says of each case: whether it is breaking. Dangerous is not. */
export async function inspectorVerdicts(cases: readonly GraphqlCase[]): Promise<boolean[]> {
  return Promise.all(
    cases.map(async ({ before, after }) => {
      const changes = await diff(buildSchema(before), buildSchema(after))
      return changes.some(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    }),
  )
}
