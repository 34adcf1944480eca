import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nodesOf, textOf, walk } from './read-module.ts'
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
 * exports, and the module that its row imports. A row that is `within` another page is no page of its own.
 */
export async function readRoutes(workspace: Workspace, files: { pages: string; paths: string }): Promise<AppRoute[]> {
  const { paths } = (await import(pathToFileURL(join(workspace.root, files.paths)).href)) as {
    paths: Readonly<Record<string, { pattern: string }>>
  }
  const found: AppRoute[] = []
  walk(workspace.module(files.pages).tree, (node) => {
    if (node.type !== 'VariableDeclarator' || textOf(node['id']) !== 'pages') return
    walk(node, (row) => {
      const pattern = row.type === 'Property' ? paths[textOf(row['key'])]?.pattern : undefined
      const columns = nodesOf(row['value']).flatMap((value) => nodesOf(value['properties']))
      if (pattern === undefined || columns.some((column) => textOf(column['key']) === 'within')) return
      let screen: Start | undefined
      walk(row, (each) => {
        if (each.type !== 'ImportExpression') return
        const file = workspace.resolve(files.pages, textOf(each['source']))
        if (file !== undefined) screen = { file, name: '*' }
      })
      found.push({ path: `/${pattern}`, screen })
    })
  })
  return found
}
