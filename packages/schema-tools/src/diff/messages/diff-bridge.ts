import type { Change } from '../change.ts'
import { asArray, asObject, child, partAt, type SchemaDocument } from '../json-schema/schema-document.ts'
import { MessageChanges, type MessageParties } from './compare-messages.ts'

interface BridgeMessage {
  name: string
  pointer: string
  direction: string
  answers: string
}

const toShell: MessageParties = { prefix: 'sent-', side: 'request', sender: 'The app', reader: 'A shell' }
const toWeb: MessageParties = { prefix: 'received-', side: 'answer', sender: 'An installed shell', reader: 'Code' }

/** Every change between two versions of `bridge/messages.schema.json`. */
export function diffBridge(base: SchemaDocument, head: SchemaDocument): Change[] {
  const changes = new MessageChanges('bridge', base, head)
  const was = messagesOf(base)
  const is = messagesOf(head)
  for (const [key, { name, pointer, direction }] of was) {
    if (is.has(key)) continue
    const rule = direction === 'toShell' ? 'sent-message-removed' : 'received-message-removed'
    changes.add(name, rule, `was removed: a message to the ${receiverOf(direction)}.`, pointer, 'base')
  }
  for (const [key, { name, pointer, direction, answers }] of is) {
    const before = was.get(key)
    if (before === undefined) {
      const rule = direction === 'toShell' ? 'sent-message-added' : 'received-message-added'
      changes.add(name, rule, `is new: a message to the ${receiverOf(direction)}.`, pointer)
      continue
    }
    if (before.answers !== answers)
      changes.add(name, 'answers-changed', `was answered by ${before.answers} and is by ${answers}.`, pointer)
    const parties = direction === 'toShell' ? toShell : toWeb
    changes.compareCarried(name, [before.pointer, pointer], name, parties)
  }
  return changes.all()
}

/** The messages by direction and name: one name may go both ways. The name is the value of their `type`. */
function messagesOf(document: SchemaDocument): Map<string, BridgeMessage> {
  const schemas = asObject(asObject(document.root)['$defs'])
  return new Map(
    Object.entries(schemas).flatMap(([key, value]) => {
      const schema = asObject(value)
      if (schema['x-direction'] === undefined) return []
      const pointer = child('#', '$defs', key)
      const type = asObject(partAt(document, child(pointer, 'properties', 'type')).value)['const']
      const echoes = schema['x-echoes'] === undefined ? '' : `, told apart by ${String(schema['x-echoes'])}`
      const answers = `${asArray(schema['x-answers']).join(' or ') || 'nothing'}${echoes}`
      const name = String(type ?? key)
      const direction = String(schema['x-direction'])
      return [[`${direction} ${name}`, { name, pointer, direction, answers }] as const]
    }),
  )
}

function receiverOf(direction: string): string {
  return direction === 'toShell' ? 'shell' : 'app'
}
