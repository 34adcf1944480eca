import { ChangeList } from '../change-list.ts'
import type { Change, Side } from '../change.ts'
import { compareSchemas, type SchemaFact } from '../json-schema/compare-schemas.ts'
import { asObject, child, keysOf, type SchemaDocument } from '../json-schema/schema-document.ts'
import { matchItems } from '../match.ts'
import { judge, type Parties } from '../json-schema/schema-rules.ts'
import { compareOperations, type OperationPair } from './compare-operations.ts'
import { operationsOf, reachableSchemas, type RestOperation } from './rest-operations.ts'
import { type RestRule, restRules } from './rest-rules.ts'

const noDocument: SchemaDocument = { root: {}, locate: () => ({ file: 'schemas', line: 1, column: 1 }) }

/** Every change between two versions of one host's document; a version that is not there has no operations. */
export function diffRest(base: SchemaDocument = noDocument, head: SchemaDocument = noDocument): Change[] {
  const changes = new Changes(base, head)
  const { pairs, removed, added } = matchItems(operationsOf(base), operationsOf(head), [sameId, sameAddress])
  for (const operation of removed) {
    changes.add([operation], 'operation-removed', operation.id, `${addressOf(operation)} was removed.`, {
      pointer: operation.pointer,
      revision: 'base',
    })
  }
  for (const operation of added) {
    const at = { pointer: operation.pointer, revision: 'head' } as const
    changes.add([operation], 'operation-added', operation.id, `${addressOf(operation)} is new.`, at)
  }
  for (const [before, after] of pairs) compareOperations(changes.pair(before, after))
  return changes.all()
}

/** `GET /vouchers`. */
export function addressOf({ method, path }: RestOperation): string {
  return `${method.toUpperCase()} ${path}`
}

function sameId(one: RestOperation, other: RestOperation): boolean {
  return one.id === other.id
}

/** The name of a path parameter is not part of the address. */
function sameAddress(one: RestOperation, other: RestOperation): boolean {
  const plain = ({ path }: RestOperation) => path.replaceAll(/\{[^}]*\}/g, '{}')
  return one.method === other.method && plain(one) === plain(other)
}

interface Written {
  pointer: string
  revision: 'base' | 'head'
}

/** A call is sent by us and taken by a server that knows the head; its answer is read by us. */
const parties = {
  request: { counts: 'request', sender: 'A call', reader: 'The server' },
  answer: { counts: 'answer', sender: 'The server', reader: 'Code' },
} as const satisfies Record<Side, Parties>

/** The changes of two documents, and what is made of each. */
class Changes {
  private readonly list = new ChangeList()
  private readonly components = new Map<string, ReadonlySet<string>>()
  private readonly base: SchemaDocument
  private readonly head: SchemaDocument

  constructor(base: SchemaDocument, head: SchemaDocument) {
    this.base = base
    this.head = head
  }

  all(): Change[] {
    return this.list.all()
  }

  add(operations: readonly RestOperation[], rule: RestRule, subject: string, message: string, at: Written): void {
    const [side, severity, consequence] = restRules[rule]
    this.put(operations, { rule, severity, side, subject, message, consequence }, at)
  }

  pair(base: RestOperation, head: RestOperation): OperationPair {
    const both = [base, head]
    return {
      base: { document: this.base, operation: base },
      head: { document: this.head, operation: head },
      found: (rule, message, at, subject = head.id) => this.add(both, rule, subject, message, at),
      compareSchemas: (side, basePointer, headPointer, name) => {
        const report = (fact: SchemaFact) => this.addFact(both, side, fact)
        const pair = { base: this.base, head: this.head, counts: side, report, seen: new Set<string>() }
        compareSchemas(pair, basePointer, headPointer, name)
      },
    }
  }

  private addFact(operations: readonly RestOperation[], side: Side, fact: SchemaFact): void {
    const [severity, consequence] = judge(fact.rule, parties[side])
    const { subject, message, property } = fact
    const rule = `${side}-${fact.rule}`
    this.put(operations, { rule, severity, side, subject, message, consequence, ...(property && { property }) }, fact)
  }

  private put(
    operations: readonly RestOperation[],
    change: Omit<Change, 'concept' | 'place' | 'revision' | 'touches' | 'types'>,
    { pointer, revision }: Written,
  ): void {
    const document = revision === 'base' ? this.base : this.head
    const touches = operations.map(({ id }) => ({ concept: 'rest', name: id }) as const)
    const place = document.locate(pointer)
    const types = this.typesWith(document, pointer)
    this.list.add({ ...change, concept: 'rest', place, revision, touches, types })
  }

  /** The generated types that hold what is written at a pointer. */
  private typesWith(document: SchemaDocument, pointer: string): string[] {
    const [top, kind, name] = keysOf(pointer)
    if (top !== 'components' || kind !== 'schemas' || name === undefined) return []
    const schemas = schemasOf(document)
    return schemas.filter((each) => each === name || this.reach(document, each).has(name)).sort()
  }

  private reach(document: SchemaDocument, name: string): ReadonlySet<string> {
    const key = `${document === this.base ? 'base' : 'head'} ${name}`
    const known = this.components.get(key)
    if (known !== undefined) return known
    const reached = reachableSchemas(document, child('#', 'components', 'schemas', name))
    this.components.set(key, reached)
    return reached
  }
}

function schemasOf({ root }: SchemaDocument): string[] {
  return Object.keys(asObject(asObject(asObject(root)['components'])['schemas']))
}
