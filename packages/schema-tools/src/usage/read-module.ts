import { parseSync } from 'oxc-parser'

/** What one source file imports, declares and exports, as far as it matters to who uses what. */
export interface Module {
  /** From the repository's root. */
  file: string
  /** By the name that the file gives them. */
  imports: ReadonlyMap<string, Imported>
  /** What the file declares at its top, and the names that each declaration uses. */
  declarations: ReadonlyMap<string, Declaration>
  /** What runs when the file is loaded. */
  statements: Declaration
  /** By exported name: the local name, or the module and name that it is passed on from. */
  exports: ReadonlyMap<string, Exported>
  /** Names of all properties that the file reads, writes or takes out of objects, and all short texts. */
  words: ReadonlySet<string>
  tree: SyntaxNode
}

export interface Imported {
  specifier: string
  /** `*` for the whole module. */
  name: string
  isType: boolean
}

export type Exported = { local: string } | { specifier: string; name: string }

export interface Declaration {
  /** Identifiers in it, wherever they point to. */
  names: ReadonlySet<string>
  /** Modules that it imports when it runs. */
  dynamic: readonly string[]
  /** Texts that say which kind of thing is meant: `{ type: 'share_link' }`, `subscribe('logout', …)`. */
  tags: ReadonlySet<string>
}

/** A node of the syntax tree, as much as is looked at of any. */
export interface SyntaxNode {
  type: string
  [key: string]: unknown
}

const longestWord = 80

/** Reads a file's syntax. Broken source gives what could be read of it. */
export function readTree(file: string, text: string): SyntaxNode {
  return parseSync(file, text).program as unknown as SyntaxNode
}

/** Reads a file, as `readTree` does, and what it uses. */
export function readModule(file: string, text: string): Module {
  const imports = new Map<string, Imported>()
  const declarations = new Map<string, Declaration>()
  const exports = new Map<string, Exported>()
  const words = new Set<string>()
  const statements: SyntaxNode[] = []
  const declare = (node: SyntaxNode, isExported: boolean) => {
    for (const [name, part] of declaredBy(node)) {
      declarations.set(name, referencesIn(part, words))
      if (isExported) exports.set(name, { local: name })
    }
  }
  const tree = readTree(file, text)
  for (const node of nodesOf(tree['body'])) {
    if (node.type === 'ImportDeclaration') addImports(node, imports)
    else if (node.type === 'ExportNamedDeclaration') {
      const declaration = asNode(node['declaration'])
      if (declaration) declare(declaration, true)
      addSpecifiers(node, exports)
    } else if (node.type === 'ExportDefaultDeclaration') {
      declarations.set('default', referencesIn(node, words))
      exports.set('default', { local: 'default' })
    } else if (node.type === 'ExportAllDeclaration')
      exports.set(`* ${textOf(node['source'])}`, { specifier: textOf(node['source']), name: '*' })
    else if (declaredBy(node).length > 0) declare(node, false)
    else statements.push(node)
  }
  const whole = { type: 'Program', body: statements }
  return { file, imports, declarations, statements: referencesIn(whole, words), exports, words, tree }
}

/** The nodes in a value of the tree: one, several or none. */
export function nodesOf(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  const node = asNode(value)
  return node === undefined ? [] : [node]
}

export function asNode(value: unknown): SyntaxNode | undefined {
  return value !== null && typeof value === 'object' && 'type' in value ? (value as SyntaxNode) : undefined
}

/** The name of an identifier or the text of a literal; empty for anything else. */
export function textOf(value: unknown): string {
  const node = asNode(value)
  if (node === undefined) return ''
  if (node.type === 'Literal') return String(node['value'])
  return typeof node['name'] === 'string' ? node['name'] : ''
}

/** Calls `see` with every node below one, itself included. */
export function walk(node: SyntaxNode, see: (node: SyntaxNode) => void): void {
  see(node)
  eachBelow(node, (below) => walk(below, see))
}

/** Calls `see` with every node that stands in one itself. */
export function eachBelow(node: SyntaxNode, see: (node: SyntaxNode) => void): void {
  for (const key in node) {
    const value = node[key]
    if (value === null || typeof value !== 'object') continue
    if (!Array.isArray(value)) {
      const below = asNode(value)
      if (below) see(below)
    } else for (const each of value) if (asNode(each)) see(each as SyntaxNode)
  }
}

function referencesIn(node: SyntaxNode, words: Set<string>): Declaration {
  const names = new Set<string>()
  const dynamic: string[] = []
  const tags = new Set<string>()
  walk(node, (each) => {
    if (each.type === 'Identifier' || each.type === 'JSXIdentifier') names.add(String(each['name']))
    else if (each.type === 'ImportExpression') dynamic.push(textOf(each['source']))
    else if (each.type === 'Literal' && typeof each['value'] === 'string' && each['value'].length <= longestWord)
      words.add(each['value'])
    else if (each.type === 'MemberExpression' && each['computed'] !== true) words.add(textOf(each['property']))
    else if (each.type === 'Property' && each['computed'] !== true) {
      words.add(textOf(each['key']))
      if (textOf(each['key']) === 'type') tags.add(textOf(each['value']))
    } else if (each.type === 'CallExpression') tags.add(textOf(nodesOf(each['arguments'])[0]))
  })
  return { names, dynamic, tags }
}

/** The names that a statement declares, each with the part that makes it. */
function declaredBy(node: SyntaxNode): [string, SyntaxNode][] {
  if (node.type === 'VariableDeclaration')
    return nodesOf(node['declarations']).flatMap((each) =>
      bindingsOf(asNode(each['id'])).map((name): [string, SyntaxNode] => [name, each]),
    )
  const isDeclaration = /^(Function|Class|TSInterface|TSTypeAlias|TSEnum)Declaration$/.test(node.type)
  return isDeclaration ? [[textOf(node['id']), node]] : []
}

function bindingsOf(pattern: SyntaxNode | undefined): string[] {
  if (pattern === undefined) return []
  if (pattern.type === 'Identifier') return [textOf(pattern)]
  if (pattern.type === 'AssignmentPattern') return bindingsOf(asNode(pattern['left']))
  if (pattern.type === 'ArrayPattern') return nodesOf(pattern['elements']).flatMap(bindingsOf)
  return nodesOf(pattern['properties']).flatMap((each) => bindingsOf(asNode(each['value'] ?? each['argument'])))
}

function addImports(node: SyntaxNode, imports: Map<string, Imported>): void {
  const specifier = textOf(node['source'])
  for (const each of nodesOf(node['specifiers'])) {
    const name =
      each.type === 'ImportSpecifier'
        ? textOf(each['imported'])
        : each.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*'
    const isType = node['importKind'] === 'type' || each['importKind'] === 'type'
    imports.set(textOf(each['local']), { specifier, name, isType })
  }
}

function addSpecifiers(node: SyntaxNode, exports: Map<string, Exported>): void {
  const specifier = textOf(node['source'])
  for (const each of nodesOf(node['specifiers'])) {
    const name = textOf(each['local'])
    exports.set(textOf(each['exported']), specifier === '' ? { local: name } : { specifier, name })
  }
}
