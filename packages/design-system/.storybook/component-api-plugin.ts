import { globSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { readApi } from '../test/read-api.ts'
import type { FileApi } from '../test/read-api.ts'

const prefix = 'virtual:component-api/'
const components = join(import.meta.dirname, '../src/components')

/** The API of each component as its types and their comments tell it, for its page in the gallery. */
export function componentApi(): Plugin {
  return {
    name: 'component-api',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      return `export const api = ${JSON.stringify(apiOf(id.slice(prefix.length + 1)))}`
    },
  }
}

const known = new Map<string, { readonly at: number; readonly api: readonly FileApi[] }>()

/** One component's API: its own entry first, then the parts that share its folder. */
function apiOf(component: string) {
  if (known.size === 0) remember(globSync('*/[A-Z]*.tsx', { cwd: components }))
  const file = `${component}/${component}.tsx`
  if (known.get(file)?.at !== changedAt(file)) remember(globSync(`${component}/[A-Z]*.tsx`, { cwd: components }))
  return [...known]
    .filter(([name]) => dirname(name) === component)
    .toSorted(([a], [b]) => Number(b === file) - Number(a === file))
    .flatMap(([, { api }]) => api.map(({ name, description, props }) => ({ name, description, props })))
}

function remember(found: readonly string[]) {
  const files = found.filter((name) => /^\w+\.tsx$/.test(basename(name)))
  const read = readApi(files.map((name) => join(components, name)))
  for (const name of files)
    known.set(name, { at: changedAt(name), api: read.filter(({ file }) => file === join(components, name)) })
}

function changedAt(file: string): number {
  return statSync(join(components, file)).mtimeMs
}
