import { eachBelow, nodesOf, readTree, type SyntaxNode, textOf, walk } from '../usage/read-module.ts'
import type { Workspace } from '../usage/workspace.ts'

/** A test that names a requirement. */
export interface Proof {
  id: string
  file: string
  /** As it stands in the file, with the placeholders of a table; empty for an id that stands in a table alone. */
  title: string
  height: Height
}

/**
 * What a test sees: a screen, in jsdom or in a browser; code of the app without a screen; or a service, a client, a tool.
 */
export type Height = 'screen' | 'app' | 'service'

const testFile = /\.(test|e2e)\.tsx?$/
const named = /\b(?!CON|GAP)[A-Z]{3}-\d{2}(?:\.[a-z]{1,2})?\b/g
const runner = /^(test|it|describe)$/
const leftOut = /^(skip|todo|fixme|fails)$/

/** Returns every place in a test that names a requirement, but for those of tests that do not run. */
export function readProofs(workspace: Workspace): Proof[] {
  const files = ['apps', 'packages', 'codegen', 'tests', 'schemas'].flatMap((folder) =>
    workspace.list(folder, testFile),
  )
  return files.flatMap((file) => {
    const text = workspace.text(file)
    if (text.search(named) === -1) return []
    const height = heightOf(file)
    const found = new Map<string, Proof>()
    visit(readTree(file, text), '', (id, title) => {
      if (!found.has(`${id} ${title}`)) found.set(`${id} ${title}`, { id, file, title, height })
    })
    return [...found.values()]
  })
}

/** Says what the tests of a file see. */
export function heightOf(file: string): Height {
  if (/\.e2e\.ts$|^packages\/design-system\//.test(file)) return 'screen'
  if (file.startsWith('apps/web/')) return file.endsWith('.tsx') ? 'screen' : 'app'
  return 'service'
}

/** Calls `see` with each id in the titles and tables of tests; `title` is that of the innermost test around it. */
function visit(node: SyntaxNode, title: string, see: (id: string, title: string) => void): void {
  const isCall = node.type === 'CallExpression'
  const callee = isCall ? namesOf(nodesOf(node['callee'])[0]) : []
  if (isCall && runner.test(callee[0] ?? '')) {
    if (callee.some((name) => leftOut.test(name))) return
    const own = textsIn(nodesOf(node['arguments'])[0]).join('')
    const inner = own === '' ? title : own
    for (const part of [...nodesOf(node['callee']), ...nodesOf(node['arguments'])]) visit(part, inner, see)
    return
  }
  if (node.type === 'Literal' || node.type === 'TemplateElement')
    for (const text of textsIn(node)) for (const id of text.match(named) ?? []) see(id, title)
  eachBelow(node, (below) => visit(below, title, see))
}

/** Returns the names of a callee from its root: `test`, `each` for `test.each(rows)`. */
function namesOf(node: SyntaxNode | undefined): string[] {
  if (node === undefined) return []
  if (node.type === 'Identifier') return [textOf(node)]
  if (node.type === 'MemberExpression') return [...namesOf(nodesOf(node['object'])[0]), textOf(node['property'])]
  return node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression'
    ? namesOf(nodesOf(node['callee'] ?? node['tag'])[0])
    : []
}

/** Returns the texts of a literal, or of the fixed parts of a template. */
function textsIn(node: SyntaxNode | undefined): string[] {
  const texts: string[] = []
  if (node === undefined || /Function/.test(node.type)) return texts
  walk(node, (each) => {
    if (each.type === 'Literal' && typeof each['value'] === 'string') texts.push(each['value'])
    else if (each.type === 'TemplateElement') texts.push((each['value'] as { cooked?: string }).cooked ?? '')
  })
  return texts
}
