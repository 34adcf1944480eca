import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nodesOf, type SyntaxNode, textOf, walk } from './read-module.ts'
import type { Start } from './reach.ts'
import type { Workspace } from './workspace.ts'

/** A page of the app's table of pages. */
export interface AppRoute {
  /** `/my-rewards/vouchers/:voucherId`. */
  path: string
  /** Where its component is exported; undefined for a page that is not built yet. */
  screen: Start | undefined
}

/** The path of layouts, error pages and the like. */
export const everyPage = '(every page)'

/**
 * Reads the table that a file exports as `pages`: the address of each page by its name from `paths`, which another file
 * exports, and the module that its row imports, or the row of its name in the table that a third file exports as
 * `browserPages`. A row that is `within` another page is no page of its own.
 */
export async function readRoutes(
  workspace: Workspace,
  files: { pages: string; browserPages: string; paths: string },
): Promise<AppRoute[]> {
  const { paths } = (await import(pathToFileURL(join(workspace.root, files.paths)).href)) as {
    paths: Readonly<Record<string, { pattern: string }>>
  }
  const inBrowser = new Map<string, Start>()
  for (const [name, row] of rowsOf(workspace, files.browserPages, 'browserPages')) {
    const screen = importOf(workspace, files.browserPages, row)
    if (screen !== undefined) inBrowser.set(name, screen)
  }
  return rowsOf(workspace, files.pages, 'pages').flatMap(([name, row]) => {
    const pattern = paths[name]?.pattern
    const columns = nodesOf(row['value']).flatMap((value) => nodesOf(value['properties']))
    if (pattern === undefined || columns.some((column) => textOf(column['key']) === 'within')) return []
    return [{ path: `/${pattern}`, screen: importOf(workspace, files.pages, row) ?? inBrowser.get(name) }]
  })
}

/** Returns the rows of a table that a file declares, by their names. */
function rowsOf(workspace: Workspace, file: string, table: string): [name: string, row: SyntaxNode][] {
  const rows: [string, SyntaxNode][] = []
  walk(workspace.module(file).tree, (node) => {
    if (node.type !== 'VariableDeclarator' || textOf(node['id']) !== table) return
    walk(node, (row) => {
      if (row.type === 'Property') rows.push([textOf(row['key']), row])
    })
  })
  return rows
}

/** Returns the module that a row imports. */
function importOf(workspace: Workspace, file: string, row: SyntaxNode): Start | undefined {
  let screen: Start | undefined
  walk(row, (each) => {
    if (each.type !== 'ImportExpression') return
    const imported = workspace.resolve(file, textOf(each['source']))
    if (imported !== undefined) screen = { file: imported, name: '*' }
  })
  return screen
}
