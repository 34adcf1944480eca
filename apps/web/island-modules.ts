import { relative } from 'node:path'
import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}

/**
 * Gives each `island()` of the server's build the module that it loads, so that rendering a page finds the styles that stand in
 * it. The name is the one in the build's manifest.
 */
export const islandModules: Plugin = {
  name: 'island-modules',
  apply: (_config, { isSsrBuild }) => isSsrBuild === true,
  transform: {
    filter: { id: /\/apps\/web\/src\/.+\.tsx?$/, code: /\bisland\(\s*(?:async\s*)?\(/ },
    async handler(code, importer) {
      let result = code
      for (const call of callsOfIsland(this.parse(code)).toReversed()) {
        const imported = await this.resolve(call.source, importer)
        if (imported === null) throw new Error(`${importer}: an island loads ${call.source}, which is not there`)
        const module = relative(import.meta.dirname, imported.id)
        result = `${result.slice(0, call.end)}, ${JSON.stringify(module)}${result.slice(call.end)}`
      }
      return { code: result, map: null }
    },
  },
}

/** Returns every call of `island` in the order of the code: what the `import()` in it names, and where its arguments end. */
function callsOfIsland(program: object): { source: string; end: number }[] {
  return nodesIn(program).flatMap((node) => {
    if (node.type !== 'CallExpression' || !('callee' in node) || !isNamed(node.callee, 'island')) return []
    const end = 'arguments' in node && nodesIn(node.arguments).reduce((last, inner) => Math.max(last, inner.end), 0)
    const sources = nodesIn(node).flatMap((inner) =>
      inner.type === 'ImportExpression' && 'source' in inner ? [literal(inner.source)] : [],
    )
    const [source] = sources
    if (source === undefined || sources.length > 1 || end === false)
      throw new Error('An island names the one module that it loads in an `import()` of its own')
    return [{ source, end }]
  })
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return isNode(value) ? [value, ...inner] : inner
}

function isNode(value: object): value is Node {
  return 'type' in value && typeof value.type === 'string' && 'start' in value && 'end' in value
}

function isNamed(node: unknown, name: string): boolean {
  return typeof node === 'object' && node !== null && 'name' in node && node.name === name
}

function literal(node: unknown): string | undefined {
  return typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'
    ? node.value
    : undefined
}
