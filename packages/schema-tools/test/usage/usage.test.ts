import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { readUsage } from '../../src/usage/usage.ts'
import { clubFiles, smallRepository } from './small-repository.ts'

const root = smallRepository(clubFiles)
const usage = await readUsage(root)
const rest = (name: string) => usage.of({ concept: 'rest', name })
const vouchers = 'apps/web/src/features/vouchers'

afterAll(() => rmSync(root, { recursive: true }))

test('an operation is followed from the file that calls it to the routes, the screens and the tests', () => {
  expect(rest('listVouchers')).toEqual({
    files: [`${vouchers}/api.ts`],
    leading: [
      'apps/web/src/app/MinePage.tsx',
      `${vouchers}/VoucherList.tsx`,
      `${vouchers}/VoucherPage.tsx`,
      `${vouchers}/api.ts`,
    ],
    rooms: ['app', 'features/vouchers'],
    routes: ['/mine/*', '/mine/vouchers/:voucherId'],
    screens: ['apps/web/src/app/MinePage.tsx', `${vouchers}/VoucherPage.tsx`],
    tests: ['tests/e2e/mine.e2e.ts', 'tests/e2e/vouchers.e2e.ts'],
    handlers: ['apps/sandbox/src/rest/handlers/vouchers.ts'],
  })
})

test('what another function of a file uses is not used by those who import the first', () => {
  const { routes, screens, rooms, tests } = rest('listOrders')
  expect({ routes, screens, rooms, tests }).toEqual({
    routes: ['/mine/*'],
    screens: ['apps/web/src/app/MinePage.tsx'],
    rooms: ['app', 'features/orders', 'features/vouchers'],
    tests: ['apps/sandbox/src/orders.test.ts', 'apps/web/src/features/orders/orders.test.ts', 'tests/e2e/mine.e2e.ts'],
  })
})

test('what stands around all pages is on every page', () => {
  const { routes, screens, rooms } = rest('getBalances')
  expect({ routes, screens, rooms }).toEqual({
    routes: ['(every page)'],
    screens: [],
    rooms: ['app', 'platform/points'],
  })
})

test('a type is used where it is imported, and by the test of what takes it', () => {
  const { files, routes, tests } = usage.ofType('Voucher')
  expect({ files, routes, tests }).toEqual({
    files: [`${vouchers}/VoucherCode.tsx`, `${vouchers}/api.ts`, `${vouchers}/voucher-text.ts`],
    routes: ['/mine/*', '/mine/vouchers/:voucherId'],
    tests: [`${vouchers}/voucher-text.test.ts`, 'tests/e2e/mine.e2e.ts', 'tests/e2e/vouchers.e2e.ts'],
  })
})

test('what is loaded later belongs to the page that loads it', () => {
  const { files, routes } = usage.of({ concept: 'events', name: 'offer_viewed' })
  expect({ files, routes }).toEqual({ files: [`${vouchers}/VoucherDialog.tsx`], routes: ['/mine/*'] })
})

test('a message is used where its name is said to the shell', () => {
  const { files, routes } = usage.of({ concept: 'bridge', name: 'share_link' })
  expect({ files, routes }).toEqual({ files: ['apps/web/src/features/orders/share.ts'], routes: ['/mine/*'] })
  const { rooms } = usage.of({ concept: 'bridge', name: 'logout' })
  expect(rooms).toEqual(['platform/native'])
})

test('a content type is used where its types are', () => {
  expect(usage.of({ concept: 'content', name: 'sectionBanner' }).files).toEqual([
    'apps/web/src/features/content/banner.ts',
  ])
})

test('what nobody uses has nothing to show', () => {
  const none = { files: [], leading: [], rooms: [], routes: [], screens: [], tests: [], handlers: [] }
  expect(rest('getProfile')).toEqual(none)
  expect(usage.of({ concept: 'content', name: 'page' })).toEqual(none)
})

test('a file may read a field when its name stands in it', () => {
  expect(usage.mayRead('code', [rest('listVouchers')])).toEqual([`${vouchers}/VoucherCode.tsx`])
  expect(usage.mayRead('title', [rest('getBalances')])).toEqual([])
})
