import { expect, test } from 'vitest'
import { contentRules } from '../../src/diff/content/content-rules.ts'
import { graphqlRules } from '../../src/diff/graphql/graphql-rules.ts'
import { schemaRules } from '../../src/diff/json-schema/schema-rules.ts'
import { messageRules } from '../../src/diff/messages/message-rules.ts'
import { restRules } from '../../src/diff/rest/rest-rules.ts'
import { contentCases } from './content-cases.ts'
import { graphqlCases } from './graphql-cases.ts'
import { messageCases } from './message-cases.ts'
import { renderRules } from './render-rules.ts'
import { restCases } from './rest-cases/rest-cases.ts'

/** Only an open body ignores a field; what is not answered is gone. */
const impossible = new Set(['answer-property-ignored'])

test.each([
  [
    'REST',
    restCases,
    [...Object.keys(restRules), ...Object.keys(schemaRules).flatMap((rule) => [`request-${rule}`, `answer-${rule}`])],
  ],
  ['GraphQL', graphqlCases, Object.keys(graphqlRules)],
  ['content', contentCases, Object.keys(contentRules)],
  ['messages', messageCases, Object.keys(messageRules)],
])('every rule has a case: %s', (_, cases, rules) => {
  const proven = new Set(cases.flatMap(({ want }) => want).map((each) => each.split(' ')[2]))
  expect(rules.filter((rule) => !proven.has(rule) && !impossible.has(rule))).toEqual([])
})

test('no two cases have one title', () => {
  const titles = [restCases, graphqlCases, contentCases, messageCases].flatMap((cases) =>
    cases.map(({ title, ...each }) => `${'at' in each ? each.at : ''} ${title}`),
  )
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

test('the table of rules says what the rules say', async () => {
  await expect(renderRules()).toMatchFileSnapshot('../../src/diff/rules.md')
})
