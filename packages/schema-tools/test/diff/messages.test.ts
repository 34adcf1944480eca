import { expect, test } from 'vitest'
import { diffContract } from '../../src/diff/diff-contract.ts'
import { filesFrom, inShort } from './case-sources.ts'
import { type MessageCase, messageCases } from './message-cases.ts'

test.each(messageCases.map((each) => [each.title, each] as const))('%s', (_, { at, before, after, want }) => {
  const changes = diffContract(filesOf(at, before), filesOf(at, after))
  expect(changes.map(inShort).sort()).toEqual([...want].sort())
})

test.each([
  ['toShell', 'A shell that reads it finds nothing.'],
  ['toWeb', 'Code that reads it finds nothing.'],
  ['carried', 'A report that reads it finds nothing.'],
] as const)('what follows is said of whoever reads it (%s)', (at, consequence) => {
  const fields = at === 'carried' ? '{ "properties": { "a": { "type": "string" } } }' : '{ "a": { "type": "string" } }'
  const none = at === 'carried' ? '{ "properties": {} }' : '{}'
  const [change] = diffContract(filesOf(at, fields), filesOf(at, none))
  expect(change?.consequence).toBe(consequence)
})

test('a part that messages share touches all of them', () => {
  const files = (pattern: string) =>
    filesOf(
      'messages',
      `{
        "Link": { "type": "string", "pattern": "${pattern}" },
        "Share": { "x-direction": "toShell", "properties": { "type": { "const": "share" }, "url": { "$ref": "#/$defs/Link" } } },
        "Open": { "x-direction": "toShell", "properties": { "type": { "const": "open" }, "url": { "$ref": "#/$defs/Link" } } }
      }`,
    )
  const changes = diffContract(files('^http'), files('^https'))
  expect(changes.map(({ subject, touches }) => [subject, touches.map(({ name }) => name)])).toEqual([
    ['Link', ['open', 'share']],
  ])
})

function filesOf(at: MessageCase['at'], text: string) {
  const message = `{ "x-direction": "${at}", "properties": { "type": { "const": "note" }, "carried": { "properties": ${text} } } }`
  if (at === 'messages' || at === 'toShell' || at === 'toWeb')
    return filesFrom({
      'bridge/messages.schema.json': `{ "$defs": ${at === 'messages' ? text : `{ "Note": ${message} }`} }`,
    })
  const events = at === 'events' ? text : `{ "login": { "destination": "analytics", "properties": ${text} } }`
  return filesFrom({ 'events/tracking-plan.json': `{ "events": ${events} }` })
}
