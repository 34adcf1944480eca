import { asArray, asObject, child, isEqual, partAt, type SchemaDocument } from '../json-schema/schema-document.ts'
import type { OperationPair } from './compare-operations.ts'
import type { RestOperation } from './rest-operations.ts'

/** One way to be let in: every scheme with every scope. Nothing at all lets visitors in. */
type Way = ReadonlySet<string>

/** Who may call an operation, in both versions: the ways that are said, any one of which is enough. */
export function compareSecurity(pair: OperationPair): void {
  const { base, head, found } = pair
  const was = waysOf(base.document, base.operation)
  const is = waysOf(head.document, head.operation)
  const at = { pointer: child(head.operation.pointer, 'security'), revision: 'head' } as const
  const message = `was for ${textOf(was)} and is for ${textOf(is)}.`
  if (!accepts(is, was)) found('security-tightened', message, at)
  else if (!accepts(was, is)) found('security-relaxed', message, at)
  compareSchemes(pair, is)
}

/** Whether everyone whom the narrow ways let in is let in by the wide ones too. */
function accepts(wide: readonly Way[], narrow: readonly Way[]): boolean {
  return narrow.every((way) => wide.some((other) => [...other].every((need) => way.has(need))))
}

function waysOf(document: SchemaDocument, { value }: RestOperation): Way[] {
  const said = asArray(value['security'] ?? asObject(document.root)['security'])
  if (said.length === 0) return [new Set()]
  return said.map(
    (way) =>
      new Set(
        Object.entries(asObject(way)).flatMap(([scheme, scopes]) => [
          scheme,
          ...asArray(scopes).map((scope) => `${scheme}: ${String(scope)}`),
        ]),
      ),
  )
}

/** How the schemes that an operation uses are sent. What describes them does not count. */
function compareSchemes({ base, head, found }: OperationPair, ways: readonly Way[]): void {
  const names = new Set(ways.flatMap((way) => [...way]).filter((name) => !name.includes(': ')))
  for (const name of names) {
    const pointer = child('#', 'components', 'securitySchemes', name)
    const [was, is] = [partAt(base.document, pointer), partAt(head.document, pointer)]
    if (was.value === undefined || is.value === undefined) continue
    const wire = ({ value }: typeof was) => {
      const { type, scheme, in: place, name: header } = asObject(value)
      return [type, scheme, place, header].filter((each) => each !== undefined)
    }
    if (isEqual(wire(was), wire(is))) continue
    const message = `was sent as ${wire(was).join(' ')} and is sent as ${wire(is).join(' ')}.`
    found('security-scheme-changed', message, { pointer: is.pointer, revision: 'head' }, name)
  }
}

function textOf(ways: readonly Way[]): string {
  return ways.map((way) => (way.size === 0 ? 'everyone' : [...way].join(' with '))).join(', or ')
}
