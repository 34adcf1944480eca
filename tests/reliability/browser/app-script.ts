import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { sampleBasePath } from '@clubhouse/test-kit/test-sandbox'
import type { AppInTab, AppSettings } from '@clubhouse/test-kit/app-in-tab'
import { build } from 'vite'
import { type DefectName, withDefect } from './defects.ts'
import type { TabGlobals } from './tab-document.ts'

/** Runs the app's script in a tab: each run is a fresh start of the app, which knows nothing of earlier ones. */
export type AppScript = (globals: TabGlobals, settings: AppSettings) => AppInTab

type Exports = { createAppInTab?: (settings: AppSettings) => AppInTab }

/** What the script sees instead of Node's own. */
const names = [
  'globalThis',
  'window',
  'self',
  'document',
  'location',
  'navigator',
  'localStorage',
  'sessionStorage',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'addEventListener',
  'removeEventListener',
  'BroadcastChannel',
  'console',
] as const satisfies readonly (keyof TabGlobals)[]

const app = new URL('../../../apps/web/', import.meta.url)

const scripts = new Map<DefectName | undefined, Promise<AppScript>>()

/** Bundles the app's code for sessions and submissions, unchanged but for a defect, and compiles it once for all runs and tabs. */
export function loadAppScript(defect?: DefectName): Promise<AppScript> {
  const script = scripts.get(defect) ?? compile(defect)
  scripts.set(defect, script)
  return script
}

async function compile(defect: DefectName | undefined): Promise<AppScript> {
  const code = await bundle(defect)
  const run = compileFunction(code, ['exports', ...names], { filename: 'app-in-tab.js' }) as (
    exports: Exports,
    ...globals: unknown[]
  ) => void
  return (globals, settings) => {
    const exports: Exports = {}
    run(exports, ...names.map((name) => globals[name]))
    if (exports.createAppInTab === undefined) throw new Error('The script of the app exports no createAppInTab')
    return exports.createAppInTab(settings)
  }
}

async function bundle(defect: DefectName | undefined): Promise<string> {
  const built = await build({
    configFile: false,
    root: fileURLToPath(app),
    base: `${sampleBasePath}/`,
    logLevel: 'error',
    plugins: [{ name: 'defects', enforce: 'pre', transform: (code, file) => withDefect(defect, file, code) }],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      target: 'node24',
      lib: { entry: fileURLToPath(new URL('test/tab/app-in-tab.ts', app)), formats: ['cjs'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ('output' in each ? each.output : []))
  const chunks = outputs.filter((each) => each.type === 'chunk')
  const [chunk] = chunks
  if (chunk === undefined || chunks.length > 1) throw new Error(`The app became ${chunks.length} scripts, not one`)
  return chunk.code
}
