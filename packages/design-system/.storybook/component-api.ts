import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { withCompilerOptions } from 'react-docgen-typescript'
import type { Plugin } from 'vite'
import type { ComponentApi } from '../src/examples/component-api.ts'

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

/** Reads the exported components of some files. */
export function readApi(files: readonly string[]): readonly ComponentApi[] {
  const parser = withCompilerOptions(
    {
      jsx: 4,
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      moduleResolution: 100,
      module: 200,
      target: 99,
    },
    {
      savePropValueAsString: true,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  )
  return parser.parse([...files]).map(({ displayName, description, props }) => ({
    name: displayName,
    description,
    props: Object.values(props).map(({ name, type, required, defaultValue, description: says, tags }) => ({
      name,
      type: type.raw === undefined || type.name !== 'enum' ? type.name : literals(type.value) || type.raw,
      required,
      defaultValue: defaultOf(defaultValue, tags),
      description: says,
      selector: tags?.['selector'],
    })),
  }))
}

function literals(value: unknown): string {
  return Array.isArray(value)
    ? value
        .map(({ value: literal }: { value: string }) => literal)
        .filter((literal) => literal !== 'undefined')
        .join(' | ')
    : ''
}

function defaultOf(value: unknown, tags: { [key: string]: string } | undefined): string | undefined {
  if (typeof value === 'object' && value !== null && 'value' in value && value.value !== undefined)
    return String(value.value)
  return tags?.['default']
}
