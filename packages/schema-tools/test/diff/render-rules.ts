import type { Side, Verdict } from '../../src/diff/change.ts'
import { contentRules } from '../../src/diff/content/content-rules.ts'
import { graphqlRules } from '../../src/diff/graphql/graphql-rules.ts'
import { judge, type Parties, schemaRules, type SchemaRule } from '../../src/diff/json-schema/schema-rules.ts'
import { messageRules } from '../../src/diff/messages/message-rules.ts'
import { restRules } from '../../src/diff/rest/rest-rules.ts'

const sent: Parties = { counts: 'request', sender: 'A call', reader: 'The server' }
const read: Parties = { counts: 'answer', sender: 'The server', reader: 'Code' }
const carried: Parties = { counts: 'both', sender: 'A sender', reader: 'A reader' }

/** Only an open body ignores a field. */
const forBodiesOnly: ReadonlySet<SchemaRule> = new Set(['property-ignored'])

/** All rules as a document, for people. */
export function renderRules(): string {
  return `${[
    '# Rules of the diff',
    '',
    'Written by `npx vitest run test/diff/rules.test.ts -u` from the tables beside this file. What follows from a change',
    'says who has to change.',
    '',
    '## Inside of a schema',
    '',
    'A rule is called `request-…` in what the app sends to a server, `answer-…` in what it reads, `sent-…` and `received-…`',
    'in messages of the bridge, `event-…` in events. A shell that is installed and a report that is set up hold to the old',
    'schema, so that for messages and events both sides count, and the worse is said.',
    '',
    '| Rule | Sent to a server | Read from a server | Messages and events |',
    '|---|---|---|---|',
    ...(Object.keys(schemaRules) as SchemaRule[]).map((rule) =>
      row(
        `\`${rule}\``,
        cell(judge(rule, sent)),
        ...[read, carried].map((by) => (forBodiesOnly.has(rule) ? '–' : cell(judge(rule, by)))),
      ),
    ),
    ...sided('REST, outside of schemas', restRules),
    ...sided('GraphQL', graphqlRules),
    ...sided('Messages and events as a whole', messageRules),
    '',
    '## Content',
    '',
    'The app reads. Entries that exist may stay as they were.',
    '',
    '| Rule | Class | What follows |',
    '|---|---|---|',
    ...Object.entries(contentRules).map(([rule, [severity, consequence]]) => row(`\`${rule}\``, severity, consequence)),
  ].join('\n')}\n`
}

function sided(title: string, rules: Readonly<Record<string, readonly [Side, ...Verdict]>>): string[] {
  return [
    '',
    `## ${title}`,
    '',
    '| Rule | Side | Class | What follows |',
    '|---|---|---|---|',
    ...Object.entries(rules).map(([rule, [side, severity, consequence]]) =>
      row(`\`${rule}\``, side, severity, consequence),
    ),
  ]
}

function cell([severity, consequence]: Verdict): string {
  return `**${severity}**: ${consequence}`
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
