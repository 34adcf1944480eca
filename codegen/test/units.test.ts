import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { units } from '../src/units.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const concepts = ['rest', 'graphql', 'content', 'bridge', 'events', 'flags']

test('there is a unit for each concept', () => {
  expect(new Set(units.map(({ name }) => name.split(' ')[0]))).toEqual(new Set(concepts))
  expect(new Set(units.map(({ name }) => name)).size).toBe(units.length)
})

test.each(units.map((unit) => [unit.name, unit] as const))(
  '%s is made again when any source of it changes',
  (_, unit) => {
    const folder = `codegen/src/${unit.name.split(' ')[0]}`
    const own = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `${folder}/${name}`)
    const undeclared = [...closureOf(own)].filter(
      (path) => !unit.sources.some((source) => path === source || path.startsWith(`${source}/`)),
    )
    expect(undeclared).toEqual([])
  },
)

/** The files of codegen and of the schemas that these import, and those of them, to the end. */
function closureOf(paths: readonly string[], known = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (known.has(path)) continue
    known.add(path)
    const text = readFileSync(join(root, path), 'utf8')
    const imported = [...text.matchAll(/^(?:import|export|\} from) ?.*'((?:\.\.?\/|@clubhouse\/schemas\/)[^']+)'/gm)]
      .map(([, name = '']) =>
        name.startsWith('.')
          ? join(dirname(path), name)
          : `${name.replace('@clubhouse/', '')}${name.endsWith('.ts') ? '' : '.ts'}`,
      )
      .filter((name) => name.endsWith('.ts'))
    closureOf(imported, known)
  }
  return known
}
