import { join } from 'node:path'
import type { Rolldown } from 'vite'

/**
 * Where each of the files below begins: with these modules, and what they import that no file before has. In this order, or
 * a later one would take along what it shares with an earlier.
 */
const starts = {
  /** The app, which stands around every page. */
  shell: ['main.tsx'],
  /** What pages of the club's data have and composed pages have not: calls, flags, the member's plan, dates, events, buttons. */
  data: [
    'platform/flags/use-flag.ts',
    'domain/plan/state/use-is-subscriber.ts',
    'domain/plan/state/use-has-subscription.ts',
    'platform/assert-never.ts',
    'platform/dates/format-date.ts',
    'platform/dates/typed-date.ts',
    'platform/links/use-query-string.ts',
    '../../../packages/event-client/src/runtime/configure.ts',
    '../../../packages/design-system/src/support/use-overflow.ts',
    ...designSystem('Alert', 'Badge', 'Button', 'ButtonLink', 'EmptyState', 'IconButton'),
  ],
  /** Formatted text, of legal and of composed pages. */
  text: ['domain/content/components/RichText.tsx'],
  /** Blocks that the home has as well, below its first view. */
  blocks: [
    'domain/content/blocks/BlockSection.tsx',
    'domain/content/blocks/home-faq-section/block.ts',
    'domain/content/blocks/how-it-works/block.ts',
  ],
  /** The numbered steps of the plans, and of the block that says how it works. */
  steps: designSystem('StepCard'),
  /** Composed pages, without the blocks that few have. */
  content: ['pages/content/ContentPageRoute.tsx'],
  /** The question about cookies, for those who have not answered it. */
  consent: ['features/cookie-consent/components/CookieConsent.tsx'],
  /** What comes with the first interaction with a page, whatever the page. */
  interaction: [
    'app/start-after-interaction.ts',
    'app/shell/FestiveTrim.tsx',
    'app/shell/SubscribeLink.tsx',
    'app/shell/ToastList.tsx',
    'features/region/components/RegionBanner.tsx',
  ],
  /** What react-aria makes buttons, menus and dialogs of. */
  press: ['../../../node_modules/react-aria-components/dist/exports/Button.mjs'],
  legal: ['pages/legal/TermsPage.tsx'],
  /** What is known of a reward wherever one is shown, with the member's balance and the bridge to the native shell. */
  rewards: [
    'domain/reward/api/reward-list.ts',
    'domain/reward/api/reward-options.ts',
    'domain/reward/api/track-reward.ts',
    'domain/reward/model/availability.ts',
    'domain/reward/model/visibility.ts',
    'domain/reward/state/use-viewer.ts',
    'domain/points/api/use-balance.ts',
    'platform/native/native-bridge.ts',
    'domain/favourite/components/FavouriteToggle.tsx',
    'domain/favourite/model/favourite-of.ts',
    '../../../packages/design-system/src/support/NativeFieldParts.tsx',
    ...designSystem('Chip', 'ChipBar'),
  ],
  /** Tiles of rewards, for lists and for the page of a brand. */
  tiles: [
    'features/browsing/components/RewardGrid.tsx',
    'domain/brand/api/brand-rewards.ts',
    'platform/lists/next-page.ts',
    'platform/lists/use-kept-pages.ts',
    '../../../packages/design-system/src/support/use-in-sight.ts',
    ...designSystem('Select'),
  ],
  list: ['pages/discovery/SpendListPage.tsx', 'pages/discovery/EarnListPage.tsx'],
  reward: ['pages/reward/SpendRewardPage.tsx', 'pages/reward/EarnRewardPage.tsx'],
  brand: ['pages/brand/BrandPage.tsx'],
  plans: ['pages/subscription/SubscribePage.tsx'],
  /** What links to the flight search need, as its pages do: airports and the search in the address. */
  flightLinks: ['domain/flight/model/airports.ts', 'domain/flight/model/flight-address.ts'],
  flights: ['pages/flights/FlightSearchPage.tsx'],
} satisfies Record<string, readonly string[]>
type Group = keyof typeof starts
const groupNames = Object.keys(starts) as Group[]

/**
 * The page that most visits begin with: what it has of the platform and of the packages, nearly every page has. And what all
 * other public pages say of their address.
 */
const nearlyEverywhere = [
  'pages/home/HomePage.tsx',
  'domain/page/model/canonical.ts',
  'domain/page/components/LazyNotFoundView.tsx',
  'paraglide/registry.js',
  'platform/focus/keep-clear.ts',
  'platform/navigation/PageSkeleton.tsx',
  'platform/print/on-paper.css.ts',
  ...designSystem('Card', 'ErrorPanel', 'Inline', 'Prose'),
]

/** Packages that stand in few files, or that come through one file which names all their parts. */
const vendors =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|valtio|proxy-compare)\//

/** Parts of those that only lists, forms and redemptions use. */
const lateVendors =
  /\/@tanstack\/(query-core|react-query)\/build\/modern\/(infinite|mutation(?!Cache|\.)|use(Infinite|Mutation))/

/** One file names all texts; which of them a module shows is seen in its code. */
const texts = `${import.meta.dirname}/src/paraglide/messages/`

/**
 * What every first view needs comes in few files instead of forty: each answer has headers of its own, and many small ones
 * are larger together. What else `import()` brings later stays apart.
 */
export const firstViewGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', priority: groupNames.length + 1, test: (id) => vendors.test(id) && !lateVendors.test(id) },
  ...groupNames.map((debugName, index) => ({
    debugName,
    priority: groupNames.length - index,
    name: (id: string, context: Rolldown.ChunkingContext) =>
      groupsOf(context).get(id) === debugName ? debugName : null,
  })),
]

let groups: Map<string, Group> | undefined

function groupsOf(context: Rolldown.ChunkingContext): ReadonlyMap<string, Group> {
  if (groups !== undefined) return groups
  const found = new Map<string, Group>()
  const seen = new Set<string>()
  const visit = (id: string, group: Group, isWanted: (id: string) => boolean = () => true) => {
    if (found.has(id) || seen.has(id) || vendors.test(id) || id.startsWith(texts)) return
    if (isWanted(id)) found.set(id, group)
    else seen.add(id)
    const info = context.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) visit(imported, group, isWanted)
    for (const [, name] of info?.code?.matchAll(/\bm\.(\w+)/g) ?? []) {
      const text = `${texts}${name}.js`
      // What many screens share comes with the shell: with another group, a page would load that group for one word.
      if (isWanted(id) && !found.has(text)) found.set(text, name?.startsWith('common_') ? 'shell' : group)
    }
  }
  for (const path of starts.shell) visit(inSource(path), 'shell')
  // Its own modules stay where they are, also those that it shares with composed pages.
  for (const path of nearlyEverywhere) visit(inSource(path), 'shell', (id) => !/\/src\/(app|pages|features)\//.test(id))
  for (const group of groupNames) for (const path of starts[group]) visit(inSource(path), group)
  // Pages keep names of their own, by which the host finds what they need.
  for (const path of Object.values(starts).flat())
    if (/main\.tsx$|Page(Route)?\.tsx$/.test(path)) found.delete(inSource(path))
  groups = found
  return found
}

function designSystem(...names: string[]): string[] {
  return names.map((name) => `../../../packages/design-system/exports/${name}.ts`)
}

function inSource(path: string): string {
  return join(import.meta.dirname, 'src', path)
}
