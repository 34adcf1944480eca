import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A repository of a few files in the shape of this one, in a folder of its own. Gives the folder. */
export function smallRepository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'usage-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text.replaceAll(/^ {4}/gm, ''))
  }
  return root
}

/** A club with vouchers and orders: a layout around every page, two features, a page composed of both. */
export const clubFiles: Readonly<Record<string, string>> = {
  'packages/rest-client/package.json': JSON.stringify({
    name: '@clubhouse/rest-client',
    exports: { './*': './src/generated/*.operations.ts' },
  }),
  'packages/rest-client/src/generated/club.operations.ts': `
    export const listVouchers = club.query('listVouchers', 'get', '/vouchers')
    export const listOrders = club.query('listOrders', 'get', '/orders')
    export const getBalances = club.query('getBalances', 'get', '/balances')
    export const getProfile = club.query('getProfile', 'get', '/profiles')
    export type Voucher = components['schemas']['Voucher']`,
  'packages/content-client/package.json': JSON.stringify({
    name: '@clubhouse/content-client',
    exports: { './content': './src/generated/operations.ts', './types': './src/generated/types.ts' },
  }),
  'packages/content-client/src/generated/operations.ts': `export const page = createContentType<TypePageSkeleton>('page')`,
  'packages/content-client/src/generated/types.ts': `
    export type TypePageSkeleton = 1
    export type TypeSectionBannerSkeleton = 1`,
  'packages/event-client/package.json': JSON.stringify({
    name: '@clubhouse/event-client',
    exports: { './track': './src/generated/track.ts' },
  }),
  'packages/event-client/src/generated/track.ts': `
    export type OfferViewedProperties = { path: string }
    export function offerViewed(properties: OfferViewedProperties): void {
      raise({ name: 'offer_viewed', destination: 'analytics', properties })
    }`,
  'packages/native-bridge/package.json': JSON.stringify({
    name: '@clubhouse/native-bridge',
    exports: { './messages': './src/generated/messages.ts' },
  }),
  'packages/native-bridge/src/generated/messages.ts': `
    export interface ShareLink {
      type: 'share_link'
      url: string
    }
    export interface Logout {
      type: 'logout'
    }`,
  'apps/web/package.json': JSON.stringify({ name: '@clubhouse/web', imports: { '#*': './src/*' } }),
  'apps/web/src/platform/native/shell.ts': `
    import type { Logout } from '@clubhouse/native-bridge/messages'
    export function send(message) {}
    export function whenLoggedOut(listener) { send.subscribe('logout', listener) }`,
  'apps/web/src/features/orders/share.ts': `
    import { send } from '#platform/native/shell.ts'
    export function shareOrder(url) { send({ type: 'share_link', url }) }`,
  'apps/web/src/features/orders/filter.ts': `export const sharing = { type: 'share_link' }`,
  'apps/web/src/main.tsx': `import { routes } from './app/routes.tsx'
    start(routes)`,
  'apps/web/src/app/routes.tsx': `
    import { pages } from './pages.ts'
    import { Layout } from './Layout.tsx'
    export const routes = [{ Component: Layout, children: Object.values(pages) }]`,
  'apps/web/src/app/pages.ts': `
    import type { browserPages } from './browser-pages.ts'
    export const pages = {
      home: { load: async () => (await import('./HomePage.tsx')).HomePage },
      mine: { access: 'members' },
      orders: { within: 'mine' },
      voucher: { load: async () => (await import('#features/vouchers/VoucherPage.tsx')).VoucherPage },
      settings: { access: 'members' },
    }
    function inBrowser(name: keyof typeof browserPages) {
      return async () => (await import('./browser-pages.ts')).browserPages[name]()
    }`,
  'apps/web/src/app/browser-pages.ts': `
    export const browserPages = { mine: async () => (await import('./MinePage.tsx')).MinePage }`,
  'apps/web/src/app/Layout.tsx': `
    import { useBalance } from '../platform/points.ts'
    export function Layout() { return useBalance() }`,
  'apps/web/src/app/HomePage.tsx': `export function HomePage() { return 'Home' }`,
  'apps/web/src/app/MinePage.tsx': `
    import { VoucherList } from '#features/vouchers/VoucherList.tsx'
    import { OrderList } from '../features/orders/OrderList.tsx'
    export function MinePage() { return [<VoucherList />, <OrderList />] }`,
  'apps/web/src/domain/page/model/paths.ts': `export const paths = {
      home: { pattern: '', href: () => '/' },
      mine: { pattern: 'mine/*', href: () => '/mine' },
      orders: { pattern: 'mine/orders', href: () => '/mine/orders' },
      settings: { pattern: 'settings', href: () => '/settings' },
      voucher: { pattern: 'mine/vouchers/:voucherId', href: (id) => \`/mine/vouchers/\${id}\` },
    } as const`,
  'apps/web/src/platform/points.ts': `
    import { getBalances } from '@clubhouse/rest-client/club'
    export function useBalance() { return getBalances.queryOptions() }`,
  'apps/web/src/features/vouchers/VoucherPage.tsx': `
    import { voucherOptions } from './api.ts'
    import { VoucherCode } from './VoucherCode.tsx'
    export function VoucherPage() { return <VoucherCode voucher={use(voucherOptions())} /> }`,
  'apps/web/src/features/vouchers/VoucherCode.tsx': `
    import type { Voucher } from '@clubhouse/rest-client/club'
    export function VoucherCode({ voucher }: { voucher: Voucher }) { return voucher.code }`,
  'apps/web/src/features/vouchers/VoucherList.tsx': `
    import { voucherOptions } from './api.ts'
    const Dialog = lazy(() => import('./VoucherDialog.tsx'))
    export function VoucherList() { return [use(voucherOptions()), <Dialog />] }`,
  'apps/web/src/features/vouchers/VoucherDialog.tsx': `
    import { offerViewed } from '@clubhouse/event-client/track'
    export function VoucherDialog() { return offerViewed({ path: '/' }) }`,
  'apps/web/src/features/vouchers/api.ts': `
    import { listVouchers, type Voucher } from '@clubhouse/rest-client/club'
    import { listOrders } from '@clubhouse/rest-client/club'
    export function voucherOptions(): Voucher[] { return listVouchers.queryOptions() }
    export function afterRedeeming() { forget(listOrders.queryKey()) }`,
  'apps/web/src/features/vouchers/voucher-text.ts': `
    import type { Voucher } from '@clubhouse/rest-client/club'
    export function voucherText({ title }: Voucher) { return title }`,
  'apps/web/src/features/vouchers/voucher-text.test.ts': `
    import { voucherText } from './voucher-text.ts'
    test('reads', () => expect(voucherText({ title: 'a' })).toBe('a'))`,
  'apps/web/src/features/orders/OrderList.tsx': `
    import { listOrders } from '@clubhouse/rest-client/club'
    import { shareOrder } from './share.ts'
    export function OrderList() { return listOrders.queryOptions(shareOrder) }`,
  'apps/web/src/features/orders/orders.test.ts': `
    import { OrderList } from './OrderList.tsx'
    test('lists', () => OrderList())`,
  'apps/web/src/features/content/banner.ts': `
    import type { TypeSectionBannerSkeleton } from '@clubhouse/content-client/types'
    export function toBanner(entry: TypeSectionBannerSkeleton) {}`,
  'apps/sandbox/src/rest/handlers/vouchers.ts': `export const vouchersHandlers = () => ({ async listVouchers({ query }) {} })`,
  'apps/sandbox/src/rest/handlers/orders.ts': `export const ordersHandlers = () => ({ listOrders: () => [] })`,
  'apps/sandbox/src/orders.test.ts': `test('orders', () => call('listOrders'))`,
  'tests/e2e/vouchers.e2e.ts': `
    import { open } from './helpers.ts'
    test('shows', async ({ page }) => { await open(page); await expect(page).toHaveURL(/\\/mine\\/vouchers\\/[^/]+$/) })`,
  'tests/e2e/home.e2e.ts': `test('home', async ({ page, club }) => { await page.goto(club.prefix) })`,
  'tests/e2e/mine.e2e.ts': `
    import { openMine } from './helpers.ts'
    test('mine', async ({ page }) => { await openMine(page) })`,
  'tests/e2e/helpers.ts': `
    export async function open(page) { await page.goto('en-us/') }
    export async function openMine(page) { await page.goto('mine/orders') }`,
}
