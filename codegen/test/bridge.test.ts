import { readJsonFile } from '@clubhouse/schemas/locate-json'
import { describe, expect, test } from 'vitest'
import { generateBridge, renderMessages } from '../src/bridge/bridge.ts'

const sourceOf = (text: string) => ({ read: () => text, list: () => [] })
const fileOf = (definitions: object) =>
  readJsonFile('bridge/messages.schema.json', sourceOf(JSON.stringify({ $defs: definitions }, null, 2)))

const ask = {
  description: 'Asks.',
  'x-requirements': ['NAT-01'],
  'x-direction': 'toShell',
  'x-answers': ['told'],
  'x-echoes': 'id',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id'],
  properties: { type: { const: 'ask' }, id: { description: 'Which.', type: 'string', minLength: 1, maxLength: 9 } },
}
const told = {
  description: 'Tells.',
  'x-direction': 'toWeb',
  type: 'object',
  required: ['type', 'id'],
  properties: { type: { const: 'told' }, id: { type: 'string' }, choices: { $ref: '#/$defs/Choices' } },
}
const choices = {
  description: 'What is chosen.',
  type: 'object',
  required: ['a-b'],
  properties: { 'a-b': { type: 'boolean' } },
}
const schema = {
  ToShell: { description: 'To the shell.', oneOf: [{ $ref: '#/$defs/Ask' }] },
  ToWeb: { description: 'To the web app.', oneOf: [{ $ref: '#/$defs/Told' }] },
  Ask: ask,
  Told: told,
  Choices: choices,
}

test('messages become types, unions, answers and guards [NAT-05] [NAT-06]', () => {
  expect(renderMessages(fileOf(schema)))
    .toBe(`// Generated from schemas/bridge/messages.schema.json by \`npm run codegen\`. Do not edit.

import { hasOnly, isBoolean, isObject, isText, matches } from '../runtime/checks.ts'

/** Asks. [NAT-01] */
export interface Ask {
  type: 'ask'
  /** Which. */
  id: string
}

/** Tells. */
export interface Told {
  type: 'told'
  id: string
  choices?: Choices
}

/** What is chosen. */
export interface Choices {
  'a-b': boolean
}

/** To the shell. */
export type ToShell =
  | Ask

/** To the web app. */
export type ToWeb =
  | Told

/** What the shell answers, by the type of the request. */
export interface AnswersOf {
  ask: Told
}

/** The types that answer each request, and the field by which an answer says which request it is for. */
export const answersOf = {
  ask: { types: ['told'], echo: 'id' },
} as const

const toShellChecks: Readonly<Record<ToShell['type'], (value: unknown) => boolean>> = {
  ask: isAsk,
}

/** Whether there is such a message, whatever else it holds. */
export function isToShellType(type: string): type is ToShell['type'] {
  return Object.hasOwn(toShellChecks, type)
}

/** Whether a value is one of these messages, all of it as the schema says. Never throws. */
export function isToShellMessage(value: unknown): value is ToShell {
  return matches(toShellChecks, value)
}

const toWebChecks: Readonly<Record<ToWeb['type'], (value: unknown) => boolean>> = {
  told: isTold,
}

/** Whether there is such a message, whatever else it holds. */
export function isToWebType(type: string): type is ToWeb['type'] {
  return Object.hasOwn(toWebChecks, type)
}

/** Whether a value is one of these messages, all of it as the schema says. Never throws. */
export function isToWebMessage(value: unknown): value is ToWeb {
  return matches(toWebChecks, value)
}

function isAsk(value: unknown): value is Ask {
  return isObject(value, (it) => it.type === 'ask' && isText(it.id, 1, 9) && hasOnly(it, ['type', 'id']))
}

function isTold(value: unknown): value is Told {
  return isObject(value, (it) => it.type === 'told' && isText(it.id) && (it.choices === undefined || isChoices(it.choices)))
}

function isChoices(value: unknown): value is Choices {
  return isObject(value, (it) => isBoolean(it['a-b']))
}
`)
})

describe('a part of a message becomes a type and a check', () => {
  test.each<[what: string, part: object, type: string, check: string]>([
    ['a text', { type: 'string' }, 'string', 'isText(value)'],
    ['a text with an end', { type: 'string', maxLength: 5 }, 'string', 'isText(value, 0, 5)'],
    ['a text with a start', { type: 'string', minLength: 2 }, 'string', 'isText(value, 2, Infinity)'],
    [
      'a text of a shape',
      { type: 'string', pattern: '^/x"$' },
      'string',
      String.raw`isText(value, 0, Infinity, /^\/x"$/u)`,
    ],
    ['a number', { type: 'number', minimum: 1 }, 'number', 'isNumber(value, 1, Infinity)'],
    [
      'a whole number',
      { type: 'integer', minimum: 0, maximum: 9 },
      'number',
      'Number.isInteger(value) && isNumber(value, 0, 9)',
    ],
    ['yes or no', { type: 'boolean' }, 'boolean', 'isBoolean(value)'],
    ['one text', { const: "it's" }, String.raw`'it\'s'`, String.raw`value === 'it\'s'`],
    ['a constant', { const: true }, 'true', 'value === true'],
    ['one of a few', { enum: ['a', 2] }, "'a' | 2", "isOneOf(value, ['a', 2])"],
    [
      'this or that',
      { anyOf: [{ type: 'string' }, { $ref: '#/$defs/Choices' }] },
      'string | Choices',
      '(isText(value) || isChoices(value))',
    ],
    [
      'a list',
      { type: 'array', maxItems: 3, items: { enum: ['a', 'b'] } },
      "readonly ('a' | 'b')[]",
      "isList(value, 3, (item) => isOneOf(item, ['a', 'b']))",
    ],
    [
      'a record',
      { type: 'object', maxProperties: 4, additionalProperties: { type: 'boolean' } },
      'Readonly<Record<string, boolean>>',
      'isObject(value, (it) => Object.keys(it).length <= 4 && Object.values(it).every((each) => isBoolean(each)))',
    ],
  ])('%s', (_what, part, type, check) => {
    const text = renderMessages(fileOf({ ...schema, Part: part }))
    expect(text).toContain(`export type Part = ${type}\n`)
    expect(text).toContain(`function isPart(value: unknown): value is Part {\n  return ${check}\n}`)
  })
})

describe('what is wrong is said by its file and line', () => {
  test.each<[what: string, definitions: object, place: string, message: string]>([
    [
      'no direction',
      { ...schema, Ask: { ...ask, 'x-direction': 'toWeb' } },
      '6:9',
      'Ask does not have the x-direction toShell',
    ],
    [
      'a message that is in no union',
      { ...schema, Lost: { ...told, properties: { type: { const: 'lost' }, id: {} } } },
      '79:13',
      'Lost is in neither ToShell nor ToWeb',
    ],
    [
      'a reference that leads nowhere',
      { ...schema, Part: { $ref: '#/$defs/Nothing' } },
      '79:13',
      '#/$defs/Nothing leads nowhere',
    ],
    [
      'two messages of one type',
      { ...schema, ToWeb: { ...schema.ToWeb, oneOf: [{ $ref: '#/$defs/Told' }, { $ref: '#/$defs/Told' }] } },
      '50:13',
      'there is another message toWeb of type told',
    ],
    [
      'an answer that nobody gives',
      { ...schema, Ask: { ...ask, 'x-answers': ['said'] } },
      '19:12',
      'is answered by said, which the shell does not send',
    ],
    [
      'an echo of a field that is not there',
      { ...schema, Ask: { ...ask, 'x-echoes': 'name' } },
      '19:12',
      'has no name to echo',
    ],
    [
      'a required field that is not there',
      { ...schema, Part: { type: 'object', required: ['x'], properties: { y: {} } } },
      '79:13',
      'requires x, which it does not have',
    ],
    ['a part without a type', { ...schema, Part: {} }, '79:13', 'has no type that codegen knows'],
    [
      'a limit that the guard would pass over',
      { ...schema, Part: { type: 'string', format: 'uri' } },
      '79:13',
      'the guard cannot check format beside string',
    ],
  ])('%s', (_what, definitions, place, message) => {
    expect(() => renderMessages(fileOf(definitions))).toThrow(`schemas/bridge/messages.schema.json:${place} ${message}`)
  })

  test.each([
    ['cut off text', '{\n  "$defs": {\n', '3:1', 'is not good JSON'],
    ['a comma too many', '{\n  "$defs": {},\n}', '3:1', 'is not good JSON'],
    [
      'a key that comes twice',
      '{\n  "$defs": {},\n  "$defs": {}\n}',
      '3:3',
      'is not good JSON: Map keys must be unique',
    ],
    ['no definitions', '{}', '1:1', 'there is no $defs'],
    ['a list', '[]', '1:1', 'there is no $defs'],
  ])('%s', (_what, text, place, message) => {
    expect(() => generateBridge(sourceOf(text))).toThrow(`schemas/bridge/messages.schema.json:${place} ${message}`)
  })
})

test('a description cannot end its comment early', () => {
  const text = renderMessages(fileOf({ ...schema, Part: { description: 'A */ export const x = 1', type: 'string' } }))
  expect(text).toContain(String.raw`/** A *\/ export const x = 1 */`)
})
