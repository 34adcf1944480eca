import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { SchemaError } from '@clubhouse/schemas/schema-error.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { generateGraphql, renderGraphqlOperations } from '../src/graphql/graphql.ts'

const schema = `"Says what the text of a scalar must be."
directive @text("All of them." values: [String!] "Its shape." pattern: String) on SCALAR

"What there is to ask."
type Query {
  "The seats of a cabin."
  seats("Which cabin." cabin: Cabin!, "When." on: Date!, "How many." people: Int! = 1): [Seat!]!
}

"A cabin."
scalar Cabin @text(values: ["FRONT-ROW", "BACK-ROW"])

"A day."
scalar Date @text(pattern: "[0-9-]{10}")

"A seat's side."
enum Side {
  "At the window."
  WINDOW
  "At the aisle."
  AISLE
}

"A seat."
type Seat {
  "Its number, if it has one."
  number: Int
  "Its side."
  side: Side!
}
`
const operation = `# The seats to choose from (FLT-57,
# FLT-61).
query Seats($cabin: Cabin!, $on: Date!) {
  seats(cabin: $cabin, on: $on) {
    number
    side
  }
}
`
const schemaFile = 'graphql/schema.graphql'
const operationFile = 'graphql/operations/Seats.graphql'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schemas-'))
  put({ [schemaFile]: schema, [operationFile]: operation })
})
afterEach(() => rmSync(folder, { recursive: true }))

function put(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

async function textOf(end: string): Promise<string> {
  const files = await generateGraphql(folder)
  return files.find(({ path }) => path.endsWith(end))?.text ?? ''
}

/** What is reported, each with its place. */
async function problems(): Promise<readonly string[]> {
  const error: unknown = await generateGraphql(folder).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(AggregateError)
  const { errors, message } = error as AggregateError
  for (const each of errors) expect(each).toBeInstanceOf(SchemaError)
  const messages = errors.map(({ message: text }: SchemaError) => text)
  expect(message).toBe(messages.join('\n'))
  return messages
}

describe('a schema and its operations become [DCD-01]', () => {
  test('an export for each operation, with its comment', () => {
    const [, , , ...lines] = renderGraphqlOperations([{ name: 'Seats', description: 'The seats.' }]).split('\n')
    expect(lines.join('\n')).toBe(`import { SeatsDocument } from './graphql.ts'

/** The seats. */
export const seats = /* @__PURE__ */ createOperation('Seats', SeatsDocument)
`)
  })

  test('the comment above an operation is its description', async () => {
    expect(await textOf('operations.ts')).toContain('/** The seats to choose from (FLT-57, FLT-61). */\n')
  })

  test('typed variables and answers, whose scalars are as strict as TypeScript can say', async () => {
    const text = await textOf('graphql-client/src/generated/graphql.ts')
    expect(text).toContain(`export type SeatsQueryVariables = Exact<{
  cabin: 'FRONT-ROW' | 'BACK-ROW';
  on: \`\${number}-\${number}-\${number}\`;
}>;`)
    expect(text).toContain('export type SeatsQuery = { seats: Array<{ number: number | null, side: Side }> };')
    expect(text).not.toMatch(/\bany\b/)
  })

  test('resolver types that no query can be missing from', async () => {
    const text = await textOf('apps/sandbox/src/generated/flight-resolvers.ts')
    expect(text).toContain("  seats: Resolver<Array<ResolversTypes['Seat']>, ParentType, ContextType, ")
    expect(text).toContain("Cabin: { input: 'FRONT-ROW' | 'BACK-ROW'; output: 'FRONT-ROW' | 'BACK-ROW'; }")
  })

  test('the same text each time', async () => {
    expect(await generateGraphql(folder)).toEqual(await generateGraphql(folder))
  })
})

describe('a developer is shown the line to mend [DCD-05]', () => {
  const query = (text: string) => `# What for (FLT-57).\n${text}\n`
  const good = 'query Seats($on: Date!) { seats(cabin: "BACK-ROW", on: $on) { side } }'
  const at = (place: string) => `schemas/${operationFile}:${place}`

  test.each([
    ['a slip of the pen', query('query Seats {'), [`${at('3:1')} Syntax Error: Expected Name, found <EOF>.`]],
    [
      'a field that there is not',
      query(good.replace('side', 'sides')),
      [`${at('2:63')} Cannot query field "sides" on type "Seat". Did you mean "side"?`],
    ],
    [
      'a variable that nothing uses',
      query(good.replace('on: Date!', 'on: Date!, $who: Int')),
      [`${at('2:25')} Variable "$who" is never used in operation "Seats".`],
    ],
    [
      'no name',
      query(good.replace(' Seats($on: Date!)', '').replace('$on', '"2026-01-01"')),
      [`${at('2:1')} the operation has no name: Seats`],
    ],
    [
      'another name than its file',
      query(good.replace('Seats', 'Chairs')),
      [`${at('2:7')} the operation must be named like its file: Seats`],
    ],
    [
      'two operations',
      query(`${good}\n${good.replace('Seats', 'More')}`),
      [`${at('3:1')} a file holds one operation and nothing else, here Seats`],
    ],
    ['no comment', `${good}\n`, [`${at('1:1')} a comment above the operation must say what it is for`]],
    [
      'no requirement',
      `# The seats.\n${good}\n`,
      [`${at('1:1')} the comment must name the requirements, such as FLT-62`],
    ],
  ])('an operation with %s', async (_what, text, want) => {
    put({ [operationFile]: text })
    expect(await problems()).toEqual(want)
  })

  test.each([
    [
      'a slip of the pen',
      schema.replace('type Query {', 'type Query'),
      ['6:3 Syntax Error: Unexpected description, only GraphQL definitions support descriptions.'],
    ],
    [
      'a type that there is not',
      schema.replace('side: Side!', 'side: Sides!'),
      ['29:9 Unknown type "Sides". Did you mean "Side" or "ID"?'],
    ],
    ['a type that says nothing', schema.replace('"A seat."\n', ''), ['24:6 Seat has no description']],
    ['a field that says nothing', schema.replace('"Its side."', ''), ['29:3 Seat.side has no description']],
    ['an argument that says nothing', schema.replace('"When." ', ''), ['7:39 Query.seats.on has no description']],
    ['an enum value that says nothing', schema.replace('"At the aisle."', ''), ['21:3 Side.AISLE has no description']],
    [
      'a scalar that takes anything',
      schema.replace(/ @text\(pattern.*/, ''),
      ['14:8 Date must say what its text is: @text(values: …) or @text(pattern: …)'],
    ],
    [
      'an enum without values',
      schema.replace(/enum Side \{[^}]*\}/, 'enum Side'),
      ['16:1 Enum type Side must define one or more values.'],
    ],
  ])('a schema with %s', async (_what, text, want) => {
    put({ [schemaFile]: text })
    expect(await problems()).toEqual(want.map((line) => `schemas/${schemaFile}:${line}`))
  })

  test('everything that is wrong, in one go', async () => {
    put({
      [schemaFile]: schema.replace('"A cabin."\n', ''),
      [operationFile]: query(good.replace('side', 'sides, numbers')),
      'graphql/operations/Other.graphql': 'query {',
    })
    expect((await problems()).map((message) => message.split(' ')[0])).toEqual([
      `schemas/${schemaFile}:10:8`,
      'schemas/graphql/operations/Other.graphql:1:8',
      at('2:63'),
      at('2:70'),
    ])
  })
})
