import type { SchemaPlace } from '@clubhouse/schemas/load-document'

type Keys = readonly (string | number)[]

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * Where the values of a JSON file begin, by their keys; for keys that lead nowhere, where their nearest parent begins.
 * The text is read once for all of them: a comparison asks for hundreds. It must be JSON.
 */
export function placesInJson(file: string, text: string): (keys: Keys) => SchemaPlace {
  let offsets: ReadonlyMap<string, number> | undefined
  return (keys) => {
    offsets ??= offsetsIn(text)
    for (let length = keys.length; length >= 0; length--) {
      const offset = offsets.get(nameOf(keys.slice(0, length)))
      if (offset === undefined) continue
      const before = text.slice(0, offset).split('\n')
      return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    }
    return { file, line: 1, column: 1 }
  }
}

function offsetsIn(text: string): Map<string, number> {
  const offsets = new Map<string, number>()
  /** The keys on the way to the value that comes next; in an object, the last is unknown until it is read. */
  const keys: (string | number | undefined)[] = []
  for (const { 0: part, index } of text.matchAll(token)) {
    if (part === '}' || part === ']') keys.pop()
    else if (part === ',') {
      const last = keys.pop()
      keys.push(typeof last === 'number' ? last + 1 : undefined)
    } else if (part !== ':') {
      if (keys.length > 0 && keys.at(-1) === undefined) keys[keys.length - 1] = JSON.parse(part) as string
      else {
        offsets.set(nameOf(keys), index)
        if (part === '{') keys.push(undefined)
        if (part === '[') keys.push(0)
      }
    }
  }
  return offsets
}

function nameOf(keys: readonly (string | number | undefined)[]): string {
  return JSON.stringify(keys.map(String))
}
