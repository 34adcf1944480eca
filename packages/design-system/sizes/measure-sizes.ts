import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Rollup } from 'vite'

/** What one component costs a page that has nothing else; KB of brotli. React itself is every page's, and not counted. */
export type ComponentSize = { readonly component: string; readonly javascriptKB: number; readonly stylesKB: number }

const folder = join(import.meta.dirname, '..')
const entry = '\0one-component'
// In the style sheet of each page already: themes, reset and typeface.
const everyPage = /\/src\/(themes|fonts)\/|\/src\/styles\/reset/

/** Names of the components, by their entries. */
export function componentNames(): readonly string[] {
  return globSync('exports/[A-Z]*.ts', { cwd: folder })
    .map((file) => basename(file, '.ts'))
    .toSorted()
}

/** Builds a page of one component, as the app is built, and weighs what it loads before anything is pressed. */
export async function measureComponent(component: string): Promise<ComponentSize> {
  const answer = await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-GB', 'en-US'] }), enforce: 'pre' },
      onlyComponent(component),
      vanillaExtractPlugin(),
      react(),
    ],
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/ },
    },
  })
  const { output } = (Array.isArray(answer) ? answer[0] : answer) as Rollup.RollupOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const loaded = new Set<string>()
  const load = (name: string) => {
    const chunk = chunks.get(name)
    if (chunk === undefined || loaded.has(name)) return
    loaded.add(name)
    chunk.imports.forEach(load)
  }
  for (const [name, { isEntry }] of chunks) if (isEntry) load(name)
  return {
    component,
    javascriptKB: weigh([...loaded].map((name) => chunks.get(name)?.code ?? '')),
    stylesKB: weigh(
      output.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [])),
    ),
  }
}

/** A module that uses one component, whole, and nothing else. */
function onlyComponent(component: string) {
  return {
    name: 'only-component',
    resolveId: (id: string) => (id === entry ? id : undefined),
    load: (id: string) =>
      id === entry
        ? `import * as all from ${JSON.stringify(join(folder, `exports/${component}.ts`))}; globalThis.all = all`
        : undefined,
    transform: (_code: string, id: string) => (everyPage.test(id) && id.includes('.css') ? { code: '' } : undefined),
  }
}

function weigh(texts: readonly string[]): number {
  const text = texts.join('')
  return text === '' ? 0 : brotliCompressSync(text).byteLength / 1024
}
