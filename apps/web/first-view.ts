import type { Rolldown } from 'vite'

/** Where each of the files below begins: with these modules, and what they import that no file before has. */
const starts = {
  /** A first view: the app, and the page that most visits begin with. */
  shell: ['main.tsx', 'app/pages/HomePage.tsx'],
  /** What goes by flags, for pages that ask for them. */
  flags: ['platform/flags/use-flag.ts'],
  /** What comes with the first touch of a page, whatever the page. */
  touch: [
    'app/late-services.ts',
    'app/shell/FestiveTrim.tsx',
    'app/shell/SubscribeLink.tsx',
    'app/shell/ToastList.tsx',
    'features/region/components/RegionBanner.tsx',
  ],
}
type Group = keyof typeof starts

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
 * there on every page. It is what the app and the home page import, and what that imports. What comes with flags and with
 * the first touch is one file each; what else `import()` brings later stays apart.
 */
export const firstViewGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', priority: 4, test: (id) => vendors.test(id) && !lateVendors.test(id) },
  // In this order, or a later one would take along what it shares with an earlier.
  ...groupNames().map((debugName, index) => ({
    debugName,
    priority: 3 - index,
    name: (id: string, context: Rolldown.ChunkingContext) =>
      groupsOf(context).get(id) === debugName ? debugName : null,
  })),
]

let groups: Map<string, Group> | undefined

function groupsOf(context: Rolldown.ChunkingContext): ReadonlyMap<string, Group> {
  if (groups !== undefined) return groups
  const found = new Map<string, Group>()
  const visit = (id: string, group: Group) => {
    if (found.has(id) || vendors.test(id) || id.startsWith(texts)) return
    found.set(id, group)
    const info = context.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) visit(imported, group)
    for (const [, name] of info?.code?.matchAll(/\bm\.(\w+)/g) ?? []) {
      const text = `${texts}${name}.js`
      if (!found.has(text)) found.set(text, group)
    }
  }
  for (const group of groupNames()) for (const path of starts[group]) visit(inSource(path), group)
  // The pages themselves keep names of their own, by which the host finds what they need.
  for (const path of starts.shell) found.delete(inSource(path))
  groups = found
  return found
}

function groupNames(): readonly Group[] {
  return ['shell', 'flags', 'touch']
}

function inSource(path: string): string {
  return `${import.meta.dirname}/src/${path}`
}
