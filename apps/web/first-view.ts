import type { Rolldown } from 'vite'

/** Where a first view begins: the app, and the page that most visits begin with. */
const firstStarts = ['main.tsx', 'app/pages/HomePage.tsx'].map(inSource)

/** What every visit loads right after it, whatever the page. */
const nextStarts = [
  'app/late-services.ts',
  'app/shell/FestiveTrim.tsx',
  'app/shell/SubscribeLink.tsx',
  'app/shell/ToastList.tsx',
  'features/region/components/RegionBanner.tsx',
  'platform/connection/follow-connection.ts',
  'platform/version/follow-version.ts',
].map(inSource)

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
 * there on every page. It is what the app and the home page import, and what that imports. What comes right after it, for
 * everybody, is one file more; what else `import()` brings later stays apart.
 */
export const firstViewGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', priority: 3, test: (id) => vendors.test(id) && !lateVendors.test(id) },
  // In this order, or the second would take along what it shares with the first.
  { debugName: 'shell', priority: 2, name: (id, context) => (groupsOf(context).get(id) === 'shell' ? 'shell' : null) },
  { debugName: 'next', priority: 1, name: (id, context) => (groupsOf(context).get(id) === 'next' ? 'next' : null) },
]

let groups: Map<string, 'shell' | 'next'> | undefined

function groupsOf(context: Rolldown.ChunkingContext): ReadonlyMap<string, 'shell' | 'next'> {
  if (groups !== undefined) return groups
  const found = new Map<string, 'shell' | 'next'>()
  const visit = (id: string, group: 'shell' | 'next') => {
    if (found.has(id) || vendors.test(id) || id.startsWith(texts)) return
    found.set(id, group)
    const info = context.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) visit(imported, group)
    for (const [, name] of info?.code?.matchAll(/\bm\.(\w+)/g) ?? []) {
      const text = `${texts}${name}.js`
      if (!found.has(text)) found.set(text, group)
    }
  }
  for (const id of firstStarts) visit(id, 'shell')
  for (const id of nextStarts) visit(id, 'next')
  // The pages themselves keep names of their own, by which the host finds what they need.
  for (const id of firstStarts) found.delete(id)
  groups = found
  return found
}

function inSource(path: string): string {
  return `${import.meta.dirname}/src/${path}`
}
