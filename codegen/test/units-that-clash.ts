import type { Unit } from '../src/engine/unit.ts'

/** Two generators of one file. */
export const units: readonly Unit[] = ['first', 'second'].map((name) => ({
  name,
  schemas: [],
  sources: [],
  folders: ['generated'],
  generate: () => [{ path: 'generated/same.ts', text: `export const by = '${name}'\n` }],
}))
