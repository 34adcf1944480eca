import { ChangeList } from '../change-list.ts'
import type { Change, Concept, Generated, Side } from '../change.ts'
import { compareSchemas, type SchemaFact } from '../json-schema/compare-schemas.ts'
import type { SchemaDocument } from '../json-schema/schema-document.ts'
import { judge, type Parties } from '../json-schema/schema-rules.ts'
import { type MessageRule, messageRules } from './message-rules.ts'

/** Two versions of a document full of messages, and what was found in them. */
export class MessageChanges {
  private readonly list = new ChangeList()
  private readonly concept: Concept
  private readonly base: SchemaDocument
  private readonly head: SchemaDocument

  constructor(concept: 'bridge' | 'events', base: SchemaDocument, head: SchemaDocument) {
    this.concept = concept
    this.base = base
    this.head = head
  }

  all(): Change[] {
    return this.list.all()
  }

  add(name: string, rule: MessageRule, message: string, pointer: string, revision: 'base' | 'head' = 'head'): void {
    const [side, severity, consequence] = messageRules[rule]
    this.put(name, { rule, severity, side, subject: name, message, consequence }, pointer, revision)
  }

  /** Compares what a message carries. The app's side is `request` where it sends. */
  compareCarried(name: string, pointers: readonly [string, string], at: string, by: MessageParties): void {
    const report = (fact: SchemaFact) => {
      const [severity, consequence] = judge(fact.rule, { counts: 'both', ...by })
      const { subject, message, property, pointer, revision } = fact
      const rule = `${by.prefix}${fact.rule}`
      const change = { rule, severity, side: by.side, subject, message, consequence, ...(property && { property }) }
      this.put(name, change, pointer, revision)
    }
    const pair = { base: this.base, head: this.head, counts: 'both', report, seen: new Set<string>() } as const
    compareSchemas(pair, ...pointers, at)
  }

  private put(
    name: string,
    change: Omit<Change, 'concept' | 'place' | 'revision' | 'touches' | 'types'>,
    pointer: string,
    revision: 'base' | 'head',
  ): void {
    const made: Generated = { concept: this.concept, name }
    const place = (revision === 'base' ? this.base : this.head).locate(pointer)
    this.list.add({ ...change, concept: this.concept, place, revision, touches: [made], types: [] })
  }
}

/** Who sends and who reads, and how the rules are told apart by it. */
export interface MessageParties extends Omit<Parties, 'counts'> {
  prefix: string
  side: Side
}
