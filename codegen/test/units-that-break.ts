import type { Unit } from '../src/engine/unit.ts'

const unit = (name: string, generate: Unit['generate']): Unit => ({
  name,
  schemas: [],
  sources: [],
  folders: ['generated'],
  generate,
})

/** Generators that fail in ways of their own, beside one that works. */
export const units: readonly Unit[] = [
  unit('sound', () => [{ path: 'generated/sound.ts', text: 'export {}\n' }]),
  unit('faulty', () => {
    throw new Error('a fault of the generator')
  }),
  unit('deadly', () => process.exit(3)),
]
