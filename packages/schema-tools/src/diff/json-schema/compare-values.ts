import type { Json } from '@clubhouse/schemas/load-document'
import type { ComparedSchema } from './compare-schemas.ts'
import { isEqual } from './schema-document.ts'

/** The values that a schema lists (`enum`, `const`). */
export function compareValues({ base, head, found }: ComparedSchema): void {
  const keyword = head.keywords.has('enum') ? 'enum' : 'const'
  if (base.values === undefined && head.values === undefined) return
  if (base.values === undefined) {
    found('values-limited', `takes ${list(head.values ?? [])} only.`, keyword)
    return
  }
  if (head.values === undefined) {
    found('values-freed', `was one of ${list(base.values)} and may be anything.`)
    return
  }
  const removed = without(base.values, head.values)
  const added = without(head.values, base.values)
  if (removed.length === base.values.length && added.length > 0 && removed.length > 0) {
    found('values-replaced', `was ${list(base.values)} and is ${list(head.values)}.`, keyword)
    return
  }
  if (removed.length > 0) found('value-removed', `lost ${list(removed)}.`, keyword)
  if (added.length > 0) found('value-added', `gained ${list(added)}.`, keyword)
}

function without(values: readonly Json[], others: readonly Json[]): Json[] {
  return values.filter((value) => !others.some((other) => isEqual(value, other)))
}

function list(values: readonly Json[]): string {
  return values.map((value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``).join(', ')
}
