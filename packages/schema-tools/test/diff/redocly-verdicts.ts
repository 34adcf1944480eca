import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type JsonObject, loadDocument } from '@clubhouse/schemas/load-document'
import { filesFrom, restDocument } from './case-sources.ts'
import type { RestCase } from './rest-cases/rest-case.ts'

interface RedoclyChange {
  /** A pointer, which goes on through references. */
  path: string
  impact: 'major' | 'minor' | 'patch'
}

/** What `redocly diff` says of each case: whether it asks for a new major version. */
export function redoclyVerdicts(cases: readonly RestCase[]): boolean[] {
  const folder = mkdtempSync(join(tmpdir(), 'redocly-diff-'))
  try {
    const pairs = cases.map((each) => [documentOf(each, each.before), documentOf(each, each.after)] as const)
    // Servers hold for a whole document, and a path that goes is looked for among those that come.
    const isAlone = ([base, head]: (typeof pairs)[number]) =>
      base['servers'] !== undefined || pathsOf(base).join() !== pathsOf(head).join()
    const together = pairs.map((pair, index) => (isAlone(pair) ? [{}, {}] : pair.map((each) => among(each, index))))
    const changes = redoclyDiff(
      folder,
      merged(together.map(([base]) => base)),
      merged(together.map(([, head]) => head)),
    )
    return pairs.map((pair, index) => {
      const own = isAlone(pair)
        ? redoclyDiff(folder, ...pair)
        : changes.filter(({ path }) => path.includes(`/${nameOf(index)}.`) || path.includes(`/~1${nameOf(index)}~1`))
      return own.some(({ impact }) => impact === 'major')
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function documentOf({ at }: RestCase, text: string): JsonObject {
  return loadDocument('club', filesFrom({ 'rest/club.openapi.yaml': restDocument(at, text) }))
}

function pathsOf(document: JsonObject): string[] {
  return Object.keys(document['paths'] ?? {})
}

function nameOf(index: number): string {
  return `case${index}`
}

/** A case's document with names of its own, so that it can stand beside others in one. */
function among(document: JsonObject, index: number): JsonObject {
  const text = JSON.stringify(document)
    .replaceAll(/"#\/components\/(\w+)\/([^"/]+)/g, `"#/components/$1/${nameOf(index)}.$2`)
    .replaceAll(/"operationId":"(\w+)"/g, `"operationId":"${nameOf(index)}$1"`)
    .replaceAll(/"security":\[[^\]]*\][^\]]*\]/g, (security) =>
      security.replaceAll(/"(\w+)":\[/g, (all, name: string) =>
        name === 'security' ? all : `"${nameOf(index)}.${name}":[`,
      ),
    )
  const { paths, components } = JSON.parse(text) as { paths: JsonObject; components?: Record<string, JsonObject> }
  const renamed = Object.entries(components ?? {}).map(([kind, parts]) => [
    kind,
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${nameOf(index)}.${name}`, part])),
  ])
  return {
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [`/${nameOf(index)}${path}`, item])),
    components: Object.fromEntries(renamed) as JsonObject,
  }
}

function merged(documents: readonly (JsonObject | undefined)[]): JsonObject {
  const paths: JsonObject = {}
  const components: Record<string, JsonObject> = {}
  for (const document of documents) {
    Object.assign(paths, document?.['paths'])
    for (const [kind, parts] of Object.entries(document?.['components'] ?? {}))
      components[kind] = { ...components[kind], ...(parts as JsonObject) }
  }
  return { openapi: '3.1.0', info: { title: 'Cases', version: '1.0.0' }, paths, components }
}

function redoclyDiff(folder: string, base: JsonObject, head: JsonObject): RedoclyChange[] {
  const files = [join(folder, 'base.json'), join(folder, 'head.json')]
  writeFileSync(files[0] ?? '', JSON.stringify(base))
  writeFileSync(files[1] ?? '', JSON.stringify(head))
  const cli = join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
  const answer = execFileSync(process.execPath, [cli, 'diff', ...files, '--format', 'json', '--fail-on', 'none'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  })
  return (JSON.parse(answer) as { changes: RedoclyChange[] }).changes
}
