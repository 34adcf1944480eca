import type { Change } from './change.ts'

/** What was found so far. A shared part is met on many ways and is listed once, with everything made of it. */
export class ChangeList {
  private readonly found = new Map<string, Change>()

  add(change: Change): void {
    const { rule, subject, message, place } = change
    const key = [rule, subject, message, place.file, place.line, place.column].join(' ')
    this.found.set(key, merged(change, this.found.get(key) ?? change))
  }

  all(): Change[] {
    return [...this.found.values()]
  }
}

function merged(one: Change, other: Change): Change {
  const touches = new Map([...one.touches, ...other.touches].map((each) => [`${each.concept} ${each.name}`, each]))
  return {
    ...one,
    touches: [...touches.values()].sort((a, b) => (a.name < b.name ? -1 : 1)),
    types: [...new Set([...one.types, ...other.types])].sort(),
  }
}
