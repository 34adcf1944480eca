import { expect, test } from 'vitest'
import type { Change } from '../../src/diff/change.ts'
import { diffContract } from '../../src/diff/diff-contract.ts'
import { filesFrom, inShort } from './case-sources.ts'
import { type GraphqlCase, graphqlCases } from './graphql-cases.ts'

test.each(graphqlCases.map((each) => [each.title, each] as const))('%s', (_, each) => {
  expect(diff(each).map(inShort).sort()).toEqual([...each.want].sort())
})

const legs =
  'type Query { leg(id: ID!, cabin: Cabin): Leg } enum Cabin { ECONOMY FIRST } type Leg { from: String to: String id: ID }'
const getLeg = 'query GetLeg($id: ID!, $cabin: Cabin) { leg(id: $id, cabin: $cabin) { from } }'

test.each([
  ['a field that it selects', 'from: String ', '', ['GetLeg']],
  ['a field that it does not select', 'to: String ', '', []],
  ['an argument that it passes', ', cabin: Cabin', '', ['GetLeg']],
  ['a new argument of a field that it selects', 'id: ID!', 'id: ID!, on: String!', ['GetLeg']],
  ['a value that a variable may hold', ' FIRST', '', ['GetLeg']],
])('an operation is touched by a change to %s', (_, part, other, names) => {
  const [change] = diff({ title: '', before: legs, after: legs.replace(part, other), operations: getLeg, want: [] })
  expect(change?.touches.map(({ name }) => name)).toEqual(names)
  expect(change?.consequence.includes('No operation of ours uses it.')).toBe(names.length === 0)
})

test('a change says where it is written', () => {
  const before = 'type Query {\n  a: Int\n  b: Int\n}'
  const changes = diff({ title: '', before, after: 'type Query {\n  b: String\n}', want: [] })
  expect(changes.map(({ subject, place, revision }) => ({ subject, line: place.line, revision }))).toEqual([
    { subject: 'Query.a', line: 2, revision: 'base' },
    { subject: 'Query.b', line: 2, revision: 'head' },
  ])
  expect(changes[0]?.place.file).toBe('schemas/graphql/schema.graphql')
})

function diff({ before, after, operations = '' }: GraphqlCase): Change[] {
  const [were, are] = typeof operations === 'string' ? [operations, operations] : operations
  const files = (schema: string, text: string) =>
    filesFrom({
      'graphql/schema.graphql': schema,
      ...(text === '' ? {} : { 'graphql/operations/Operations.graphql': text }),
    })
  return diffContract(files(before, were), files(after, are))
}
