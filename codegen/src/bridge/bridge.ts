import type { SchemaSource } from '@clubhouse/schemas/source'
import { type JsonFile, readJsonFile } from '@clubhouse/schemas/locate-json'
import { type GeneratedFile, header } from '../generated-file.ts'
import { checkText, tableText } from '../json-schema/check-text.ts'
import {
  childOf,
  childrenOf,
  errorAt,
  nodeAt,
  referenceOf,
  type SchemaNode,
  textAt,
  textsAt,
} from '../json-schema/schema-node.ts'
import { literalText, renderNamedType } from '../json-schema/type-text.ts'

const path = 'bridge/messages.schema.json'

/** The native bridge: a type per message, the unions of both directions, which message answers which, and guards. */
export function generateBridge(source?: SchemaSource): GeneratedFile[] {
  const file = readJsonFile(path, source)
  return [
    { path: 'packages/native-bridge/src/generated/messages.ts', text: renderMessages(file) },
    { path: 'packages/native-bridge/src/generated/message-schema.ts', text: renderSchema(file) },
  ]
}

/** The text of `message-schema.ts`: the schema as data, which says what is wrong with a message where a guard only says that it is. */
function renderSchema(file: JsonFile): string {
  const definitions = JSON.stringify(nodeAt(file).value['$defs'], undefined, 2)
  return [
    header(`schemas/${path}`),
    "import type { SchemaPart } from '../runtime/schema-part.ts'",
    '',
    '/** Every message of the bridge and what it is made of, by its name in the schema. */',
    `export const messageSchema: Readonly<Record<string, SchemaPart>> = ${definitions}`,
    '',
  ].join('\n')
}

/** The text of `messages.ts`. Throws a `SchemaError` at what is wrong with the schema. */
export function renderMessages(file: JsonFile): string {
  const toShell = messagesOf(file, 'ToShell', 'toShell')
  const toWeb = messagesOf(file, 'ToWeb', 'toWeb')
  const parts = childrenOf(nodeAt(file), '$defs').filter(([name]) => name !== 'ToShell' && name !== 'ToWeb')
  const lost = parts.find(
    ([name, { value }]) =>
      value['x-direction'] !== undefined && ![...toShell, ...toWeb].some((message) => message.name === name),
  )
  if (lost !== undefined) throw errorAt(lost[1], `${lost[0]} is in neither ToShell nor ToWeb`)
  const types = parts.map(([name, node]) => renderNamedType(name, node))
  const checks = parts.map(([name, node]) => renderCheck(name, node))
  const helpers = ['hasOnly', 'isBoolean', 'isList', 'isNumber', 'isObject', 'isOneOf', 'isText'].filter((helper) =>
    checks.some((check) => check.includes(`${helper}(`)),
  )
  return [
    header(`schemas/${path}`),
    `import { ${[...helpers, 'matches'].join(', ')} } from '../runtime/checks.ts'`,
    '',
    ...types,
    ...renderUnion(file, 'ToShell', toShell),
    ...renderUnion(file, 'ToWeb', toWeb),
    ...renderAnswers(toShell, toWeb),
    ...renderGuard('ToShell', toShell),
    ...renderGuard('ToWeb', toWeb),
    ...checks,
  ].join('\n')
}

interface Message {
  name: string
  type: string
  node: SchemaNode
}

function messagesOf(file: JsonFile, union: string, direction: string): Message[] {
  const list = nodeAt(file, '$defs', union)
  const options = list.value['oneOf']
  if (!Array.isArray(options)) throw errorAt(list, `${union} has no oneOf`)
  const messages = options.map((_, index) => {
    const entry = childOf(list, 'oneOf', index)
    const name = referenceOf(entry)
    const node = nodeAt(file, '$defs', name)
    if (node.value['x-direction'] !== direction)
      throw errorAt(entry, `${name} does not have the x-direction ${direction}`)
    return { name, type: textAt(childOf(node, 'properties', 'type'), 'const'), node }
  })
  const twice = messages.find(({ type }, index) => messages.findIndex((other) => other.type === type) !== index)
  if (twice !== undefined) throw errorAt(twice.node, `there is another message ${direction} of type ${twice.type}`)
  return messages
}

function renderUnion(file: JsonFile, name: string, messages: readonly Message[]): string[] {
  const description = textAt(nodeAt(file, '$defs', name), 'description')
  return [
    `/** ${description} */`,
    `export type ${name} =\n${messages.map((each) => `  | ${each.name}`).join('\n')}`,
    '',
  ]
}

function renderAnswers(toShell: readonly Message[], toWeb: readonly Message[]): string[] {
  const answered = toShell.flatMap(({ type, node }) => {
    const types = textsAt(node, 'x-answers')
    if (types.length === 0) return []
    const answers = types.map((answer) => {
      const message = toWeb.find((each) => each.type === answer)
      if (message === undefined) throw errorAt(node, `is answered by ${answer}, which the shell does not send`)
      return message
    })
    return [{ type, answers, echo: echoOf(node, answers) }]
  })
  const rows = answered.map(({ type, answers, echo }) => {
    const types = `types: [${answers.map((answer) => literalText(answer.type)).join(', ')}]`
    return [type, `{ ${types}${echo === undefined ? '' : `, echo: ${literalText(echo)}`} }`] as const
  })
  return [
    '/** What the shell answers, by the type of the request. */',
    `export interface AnswersOf {\n${answered
      .map(({ type, answers }) => `  ${type}: ${answers.map(({ name }) => name).join(' | ')}\n`)
      .join('')}}`,
    '',
    '/** The types that answer each request, and the field by which an answer says which request it is for. */',
    `export const answersOf = ${tableText(rows)} as const`,
    '',
  ]
}

function echoOf(node: SchemaNode, answers: readonly Message[]): string | undefined {
  if (node.value['x-echoes'] === undefined) return undefined
  const echo = textAt(node, 'x-echoes')
  for (const each of [node, ...answers.map((answer) => answer.node)]) {
    if (!childrenOf(each, 'properties').some(([name]) => name === echo)) throw errorAt(each, `has no ${echo} to echo`)
  }
  return echo
}

function renderGuard(name: string, messages: readonly Message[]): string[] {
  const table = `${name.charAt(0).toLowerCase()}${name.slice(1)}Checks`
  return [
    `const ${table}: Readonly<Record<${name}['type'], (value: unknown) => boolean>> = ${tableText(
      messages.map((message) => [message.type, `is${message.name}`] as const),
    )}`,
    '',
    `/** Whether there is such a message, whatever else it holds. */`,
    `export function is${name}Type(type: string): type is ${name}['type'] {`,
    `  return Object.hasOwn(${table}, type)`,
    '}',
    '',
    `/** Whether a value is one of these messages, all of it as the schema says. Never throws. */`,
    `export function is${name}Message(value: unknown): value is ${name} {`,
    `  return matches(${table}, value)`,
    '}',
    '',
  ]
}

function renderCheck(name: string, node: SchemaNode): string {
  return [
    `function is${name}(value: unknown): value is ${name} {`,
    `  return ${checkText(node, 'value')}`,
    '}',
    '',
  ].join('\n')
}
