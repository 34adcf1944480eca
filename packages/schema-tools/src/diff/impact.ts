import type { Usage, Uses } from '../usage/usage.ts'
import type { Change } from './change.ts'

/** Whom a change touches: what is generated from it, and on from there to what people see and what fails. */
export interface Impact extends Omit<Uses, 'files' | 'leading'> {
  /** Generated operations, content types, messages and events. */
  operations: readonly string[]
  /** Files in which the changed field's name stands, in the rooms that are touched. */
  mayRead: readonly string[]
}

export interface ImpactedChange extends Change {
  impact: Impact
}

/** Finds whom each change touches. */
export function findImpacts(changes: readonly Change[], usage: Usage): ImpactedChange[] {
  const known = new Map<string, Impact>()
  return changes.map((change) => {
    const key = JSON.stringify([change.touches, change.types, change.property])
    const impact = known.get(key) ?? impactOf(change, usage)
    known.set(key, impact)
    return { ...change, impact }
  })
}

function impactOf({ touches, types, property }: Change, usage: Usage): Impact {
  const uses = [...touches.map(usage.of), ...types.map(usage.ofType)]
  const all = (part: keyof Uses) => [...new Set(uses.flatMap((each) => each[part]))].sort()
  return {
    operations: touches.map(({ name }) => name),
    rooms: all('rooms'),
    routes: all('routes'),
    screens: all('screens'),
    tests: all('tests'),
    handlers: all('handlers'),
    mayRead: property === undefined ? [] : usage.mayRead(property, uses),
  }
}
