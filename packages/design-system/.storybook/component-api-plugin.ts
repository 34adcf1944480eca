import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { ComponentApi } from '../src/examples/component-api.ts'
import { readApi } from '../test/read-api.ts'

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

const read = new Map<string, { readonly at: number; readonly api: readonly ComponentApi[] }>()

/** One component's API: its own entry first, then the parts that share its folder. */
function apiOf(component: string): readonly ComponentApi[] {
  const folder = join(components, component)
  const files = readdirSync(folder)
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
    .toSorted((a, b) => Number(b === `${component}.tsx`) - Number(a === `${component}.tsx`))
    .map((name) => join(folder, name))
  const at = Math.max(...files.map((file) => statSync(file).mtimeMs))
  const known = read.get(component)
  if (known?.at === at) return known.api
  const api = readApi(files)
  read.set(component, { at, api })
  return api
}
