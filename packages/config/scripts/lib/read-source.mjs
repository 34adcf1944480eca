import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lines } from './changed-files.mjs'
import { isReader } from './reach.mjs'
import { pinnedNode } from './setup.mjs'
import { lintChecks, runCheck } from './static-checks.mjs'
import { root, run } from './steps.mjs'

/** The imports of a change that needs none of them. */
export const noImports = { graph: {}, readers: [], broken: [] }

/**
 * Runs the import rules. Returns what broke them, the `graph` of the modules that each module imports while it runs (types
 * are the compiler's matter), and the `readers`, which read files by their names.
 */
export async function readImports() {
  const folder = join(root, 'node_modules/.cache')
  const file = join(folder, 'imports.json')
  mkdirSync(folder, { recursive: true })
  const rules = lintChecks.find(({ title }) => title === 'Import rules')
  await runCheck(rules, { options: ['--output-type', 'json', '--output-to', file] })
  const { modules, summary } = JSON.parse(readFileSync(file, 'utf8'))
  const graph = Object.fromEntries(
    modules
      .filter(({ source }) => !isPackage(source))
      .map(({ source, dependencies }) => [
        source,
        dependencies
          .filter(({ resolved, dependencyTypes }) => !isPackage(resolved) && !dependencyTypes.includes('type-only'))
          .map(({ resolved }) => resolved),
      ]),
  )
  const broken = summary.violations.filter(({ rule }) => rule.severity === 'error')
  const readers = Object.keys(graph).filter((path) => !/\.(test|e2e)\./.test(path) && isReader(textOf(path)))
  return { graph, readers, broken: broken.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`) }
}

/** Returns every page of the table: its name, the pattern of its address, and the module of its component. */
export async function readPages() {
  const [pages, browserPages, paths] = ['app/pages.ts', 'app/browser-pages.ts', 'domain/page/model/paths.ts'].map(
    (file) => JSON.stringify(join(root, 'apps/web/src', file)),
  )
  const script = `import { pages } from ${pages}; import { browserPages } from ${browserPages}
    import { paths } from ${paths}
    console.log(JSON.stringify(Object.entries(pages).map(([name, { load, within }]) =>
      ({ name, pattern: paths[name].pattern, load: String(browserPages[name] ?? browserPages[within] ?? load ?? pages[within]?.load ?? '') }))))`
  const output = await run(pinnedNode, ['--input-type=module', '--eval', script])
  return JSON.parse(output).map(({ name, pattern, load }) => ({
    name,
    pattern,
    module: load.replace(/^.*import\('#([^']*)'\).*$/s, 'apps/web/src/$1'),
  }))
}

/** Returns the source of every test by its path; for a journey, that of the helpers that it imports as well. */
export async function readTests(graph) {
  const listed = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const paths = lines(listed).filter((path) => /\.(test\.tsx?|e2e\.ts)$/.test(path))
  return Object.fromEntries(
    paths.flatMap((path) => {
      const helpers = (graph[path] ?? []).filter((each) => /^tests\/e2e\/(?!club-test)/.test(each))
      const texts = [path, ...helpers].map((each) => textOf(each))
      return texts[0] === '' ? [] : [[path, texts.join('\n')]]
    }),
  )
}

/** A file that was deleted is still listed until that is committed. */
function textOf(path) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}

function isPackage(path) {
  return path.includes('node_modules/') || !path.includes('/')
}
