import { nodesOf, type SyntaxNode, textOf, walk } from './read-module.ts'
import type { Workspace } from './workspace.ts'

/** What stands in an address for what is not written out. */
const unknown = '\u{E000}'

/**
 * The routes that a browser test and the helpers beside it visit, of all routes that the app has. An address counts that
 * is a text, a template or a pattern whose fixed parts are those of a route.
 */
export function visitsOf(workspace: Workspace, file: string, patterns: readonly string[]): ReadonlySet<string> {
  const routes = new Set<string>()
  const names = new Set<string>()
  const module = workspace.module(file)
  for (const { names: used } of [module.statements, ...module.declarations.values()])
    for (const name of used) names.add(name)
  readAddresses(module.tree, patterns, routes)
  for (const [local, { specifier, name, isType }] of module.imports) {
    const helper =
      specifier.startsWith('.') && !isType && names.has(local) ? workspace.resolve(file, specifier) : undefined
    if (helper === undefined) continue
    // Of a helper, only what is used: a sign-in helper does not visit what its neighbour visits.
    walk(workspace.module(helper).tree, (node) => {
      if (textOf(node['id']) === name) readAddresses(node, patterns, routes)
    })
  }
  return routes
}

function readAddresses(tree: SyntaxNode, patterns: readonly string[], routes: Set<string>): void {
  walk(tree, (node) => {
    if (isVisit(node)) {
      const [address] = nodesOf(node['arguments'])
      const text = address && addressOf(address)
      const route = text !== undefined && bestMatch(text, patterns, true)
      if (route) routes.add(route)
      return
    }
    const text = addressOf(node)
    const route = text?.includes('/') === true && bestMatch(text, patterns, false)
    if (route) routes.add(route)
  })
}

/** `page.goto(…)`. */
function isVisit(node: SyntaxNode): boolean {
  if (node.type !== 'CallExpression') return false
  const callee = nodesOf(node['callee'])[0]
  return callee?.type === 'MemberExpression' && textOf(callee['property']) === 'goto'
}

/** The address that an expression gives, without a region's prefix; undefined when it gives none that is known. */
function addressOf(node: SyntaxNode): string | undefined {
  const text = rawAddress(node)
  return text
    ?.replace(/^[/^$\u{E000}]*(en-us\/?)?/u, '')
    .replace(/[?#].*$/, '')
    .replace(/\/?\$?$/, '')
}

function rawAddress(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') {
    const regex = node['regex'] as { pattern: string } | undefined
    if (regex) return regex.pattern.replaceAll('\\/', '/').replaceAll(/\[[^\]]*\][+*]?|\([^)]*\)/g, unknown)
    return typeof node['value'] === 'string' ? node['value'] : undefined
  }
  if (node.type === 'TemplateLiteral') {
    const quasis = nodesOf(node['quasis']).map((each) => (each['value'] as { cooked: string }).cooked)
    return quasis.join(unknown)
  }
  // `club.prefix`: the home page of a region.
  return node.type === 'MemberExpression' && textOf(node['property']) === 'prefix' ? '' : undefined
}

/** The route whose fixed parts say most of the address. A route without fixed parts counts only for a visit. */
function bestMatch(address: string, patterns: readonly string[], isVisit: boolean): string | undefined {
  const parts = address.split('/').filter((part) => part !== '')
  const scored = patterns.flatMap((pattern) => {
    const wanted = pattern.split('/').filter((part) => part !== '')
    const isOpen = wanted.at(-1) === '*'
    const fixed = wanted.filter((part) => part !== '*' && !part.startsWith(':'))
    if (isOpen ? parts.length < wanted.length - 1 : parts.length !== wanted.length) return []
    if (!isVisit && fixed.length === 0) return []
    const isMatch = wanted.every((part, index) => part === '*' || part.startsWith(':') || part === parts[index])
    return isMatch ? [{ pattern, score: fixed.length * 2 + (isOpen ? 0 : 1) }] : []
  })
  return scored.sort((one, other) => other.score - one.score)[0]?.pattern
}
