import type { Rolldown } from 'vite'

/** Where a first view begins: the app, and the page that most visits begin with. */
const starts = ['/src/main.tsx', '/src/app/pages/HomePage.tsx'].map((path) => `${import.meta.dirname}${path}`)

/** Packages that stand in few files, or that come through one file which names all their parts. */
const vendors =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|valtio|proxy-compare)\//

/** Parts of those that only lists, forms and redemptions use. */
const lateVendors =
  /\/@tanstack\/(query-core|react-query)\/build\/modern\/(infinite|mutation(?!Cache|\.)|use(Infinite|Mutation))/

/** One file names all texts; which of them a module shows is seen in its code. */
const texts = `${import.meta.dirname}/src/paraglide/messages/`

/**
 * What every first view needs comes in two files instead of forty: each answer has headers of its own, and the shell is
 * there on every page. It is what the app and the home page import, and what that imports; what `import()` brings later
 * stays apart.
 */
export const firstViewGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: (id) => vendors.test(id) && !lateVendors.test(id) },
  { debugName: 'shell', name: (id, context) => (firstView(context).has(id) ? 'shell' : null) },
]

let modules: Set<string> | undefined

function firstView(context: Rolldown.ChunkingContext): ReadonlySet<string> {
  if (modules !== undefined) return modules
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || vendors.test(id) || id.startsWith(texts)) return
    found.add(id)
    const info = context.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) visit(imported)
    for (const [, text] of info?.code?.matchAll(/\bm\.(\w+)/g) ?? []) found.add(`${texts}${text}.js`)
  }
  for (const id of starts) visit(id)
  // The pages themselves keep names of their own, by which the host finds what they need.
  for (const id of starts) found.delete(id)
  modules = found
  return found
}
