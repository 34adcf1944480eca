import { posix } from 'node:path'
import { asNode, nodesOf, type SyntaxNode, textOf, walk } from './read-module.ts'
import type { Start } from './reach.ts'
import type { Workspace } from './workspace.ts'

/** A page of the app, or what stands around several. */
export interface AppRoute {
  /** `/my-rewards/vouchers/:voucherId`; `everyPage` for what has no address of its own. */
  path: string
  /** Where the component that it shows is exported. */
  screen: Start
}

/** The path of layouts, error pages and the like. */
export const everyPage = '(every page)'

/** Reads the route table that a file exports under the name `routes`, following the tables that it is made of. */
export function readRoutes(workspace: Workspace, file: string): AppRoute[] {
  const found: AppRoute[] = []
  readTable(workspace, { file, name: 'routes' }, '', found, new Set())
  return found
}

function readTable(
  workspace: Workspace,
  { file, name }: Start,
  above: string,
  found: AppRoute[],
  seen: Set<string>,
): void {
  const key = `${file} ${name} ${above}`
  if (seen.has(key)) return
  seen.add(key)
  const module = workspace.module(file)
  const imported = module.imports.get(name)
  if (imported !== undefined) {
    const target = workspace.resolve(file, imported.specifier)
    if (target !== undefined) readTable(workspace, { file: target, name: imported.name }, above, found, seen)
    return
  }
  walk(module.tree, (node) => {
    if (node.type !== 'VariableDeclarator' || textOf(node['id']) !== name) return
    readValue(asNode(node['init']), above)
  })

  /** Any expression that routes may stand in: lists, spreads, maps over prefixes, conditions. */
  function readValue(node: SyntaxNode | undefined, above: string): void {
    if (node === undefined) return
    if (node.type === 'Identifier') readTable(workspace, { file, name: textOf(node) }, above, found, seen)
    else if (node.type === 'ObjectExpression') readRoute(node, above)
    else if (node.type === 'ArrayExpression') for (const each of nodesOf(node['elements'])) readValue(each, above)
    else if (node.type === 'ArrowFunctionExpression') readValue(asNode(node['body']), above)
    else if (node.type === 'CallExpression') readCall(node, above)
    else
      for (const key of ['argument', 'expression', 'consequent', 'alternate', 'right'])
        readValue(asNode(node[key]), above)
  }

  /** What a call takes, what it is called on, and what a function of this file answers. */
  function readCall(node: SyntaxNode, above: string): void {
    for (const each of nodesOf(node['arguments'])) readValue(each, above)
    const callee = asNode(node['callee'])
    if (callee?.type === 'MemberExpression') readValue(asNode(callee['object']), above)
    if (callee?.type === 'Identifier') for (const answer of answersOf(textOf(callee))) readValue(answer, above)
  }

  /** What a function that this file declares may return; each is read once, whoever calls it. */
  function answersOf(callee: string): SyntaxNode[] {
    const key = `${file} ${callee}()`
    if (seen.has(key)) return []
    seen.add(key)
    const answers: SyntaxNode[] = []
    walk(module.tree, (node) => {
      if (node.type !== 'FunctionDeclaration' || textOf(node['id']) !== callee) return
      walk(node, (each) => {
        const answer = each.type === 'ReturnStatement' ? asNode(each['argument']) : undefined
        if (answer) answers.push(answer)
      })
    })
    return answers
  }

  function readRoute(node: SyntaxNode, above: string): void {
    const parts = new Map(nodesOf(node['properties']).map((each) => [textOf(each['key']), asNode(each['value'])]))
    const said = parts.get('path')
    const path = joined(above, said === undefined ? '' : (patternOf(workspace, file, said) ?? ''))
    const isPage = said !== undefined || textOf(asNode(parts.get('index'))) === 'true'
    const screens = ['lazy', 'Component', 'element'].flatMap((key) => screensIn(parts.get(key)))
    const around = ['ErrorBoundary', 'HydrateFallback'].flatMap((key) => screensIn(parts.get(key)))
    const isLayout = parts.has('children')
    for (const screen of screens) found.push({ path: isPage && !isLayout ? path || '/' : everyPage, screen })
    for (const screen of around) found.push({ path: everyPage, screen })
    readValue(parts.get('children'), path)
  }

  /** The components in a value: imported, declared in this file, or loaded later under the name that stands beside. */
  function screensIn(node: SyntaxNode | undefined): Start[] {
    if (node === undefined) return []
    const screens: Start[] = []
    const loaded: string[] = []
    const named: string[] = []
    walk(node, (each) => {
      if (each.type === 'ImportExpression') loaded.push(textOf(each['source']))
      if (each.type === 'Literal' && /^[A-Z]\w*$/.test(textOf(each))) named.push(textOf(each))
      if (each.type !== 'Identifier' && each.type !== 'JSXIdentifier') return
      const imported = module.imports.get(textOf(each))
      const target = imported && workspace.resolve(file, imported.specifier)
      if (imported && target && /^[A-Z]/.test(imported.name)) screens.push({ file: target, name: imported.name })
    })
    const lazy = loaded.flatMap((specifier) => {
      const target = workspace.resolve(file, specifier)
      return target === undefined ? [] : [{ file: target, name: named[0] ?? '*' }]
    })
    return [...screens, ...lazy]
  }
}

/** The text of a path: written out, or `paths.voucher.pattern` of a table in another file. */
function patternOf(workspace: Workspace, file: string, node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return textOf(node)
  // `/${prefix}`: the region is no part of the address.
  if (node.type === 'TemplateLiteral') return ''
  const keys = memberPath(node)
  const imported = workspace.module(file).imports.get(keys[0] ?? '')
  const target = imported === undefined ? file : workspace.resolve(file, imported.specifier)
  if (target === undefined) return undefined
  const { tree } = workspace.module(target)
  let value = declared(tree, imported?.name ?? keys[0] ?? '')
  for (const key of keys.slice(1)) {
    // `at('brands/:brandPath')` makes pattern and builder of one text.
    if (value?.type === 'CallExpression') break
    while (value && value.type !== 'ObjectExpression') value = asNode(value['expression'])
    value = asNode(nodesOf(value?.['properties']).find((each) => textOf(each['key']) === key)?.['value'])
  }
  return textIn(tree, value)
}

function declared(tree: SyntaxNode, name: string): SyntaxNode | undefined {
  let value: SyntaxNode | undefined
  walk(tree, (each) => {
    if (each.type === 'VariableDeclarator' && textOf(each['id']) === name) value = asNode(each['init'])
  })
  return value
}

/** A text that is written out, put together, named by a constant, or the first argument of a call. */
function textIn(tree: SyntaxNode, node: SyntaxNode | undefined): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return textOf(node)
    case 'Identifier':
      return textIn(tree, declared(tree, textOf(node)))
    case 'CallExpression':
      return textIn(tree, nodesOf(node['arguments'])[0])
    case 'TemplateLiteral': {
      const parts = nodesOf(node['expressions']).map((each) => textIn(tree, each) ?? '')
      return nodesOf(node['quasis'])
        .map((each, index) => `${cooked(each)}${parts[index] ?? ''}`)
        .join('')
    }
    default:
      return node === undefined ? undefined : textIn(tree, asNode(node['expression']))
  }
}

function cooked({ value }: SyntaxNode): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

/** `paths`, `voucher`, `pattern`. */
function memberPath(node: SyntaxNode): string[] {
  if (node.type !== 'MemberExpression') return [textOf(node)]
  return [...memberPath(asNode(node['object']) ?? node), textOf(node['property'])]
}

function joined(above: string, path: string): string {
  if (path === '') return above
  return posix.join('/', above, path)
}
