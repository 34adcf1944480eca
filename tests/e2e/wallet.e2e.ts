import type { Locator, Page } from '@playwright/test'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './club-test.ts'
import { readCode128 } from './code-128.ts'

const phone = { width: 375, height: 812 }

for (const { colorScheme, deviceScaleFactor } of [
  { colorScheme: 'light', deviceScaleFactor: 1 },
  { colorScheme: 'dark', deviceScaleFactor: 2 },
] as const)
  test.describe(`${colorScheme}, ${deviceScaleFactor} pixels to one`, () => {
    test.use({ colorScheme, deviceScaleFactor, viewport: phone })

    test('a scanner reads what a voucher shows, as a QR code and as a barcode [VCH-05]', async ({
      page,
      control,
      member,
    }) => {
      const code = await openVoucher(page, member, 'Any hot drink')
      expect((await control.member(member.email)).vouchers.map((voucher) => voucher.code)).toContain(code)
      const qr = page.getByRole('img', { name: /^QR code/ })
      await expect.poll(async () => readQr(await qr.screenshot())).toBe(code)
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Barcode' }).click()
      const barcode = page.getByRole('img', { name: /^Barcode/ })
      await expect.poll(async () => readBarcode(await barcode.screenshot())).toBe(code)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })

test('what a member has seen of their vouchers is there without a connection [VCH-05] [MYR-04]', async ({
  page,
  context,
  member,
}) => {
  await page.setViewportSize(phone)
  const code = await openVoucher(page, member, 'Any hot drink')
  await context.setOffline(true)
  await expect(page.getByText(/^We can’t reach the club.*voucher as/)).toBeVisible()
  await expect(page.getByText(/^You’re offline/), 'nothing lies over the code').toBeHidden()
  await page.getByRole('link', { name: 'Back to my vouchers' }).click()
  await expect(page.getByText(/^We can’t reach the club.*vouchers as/)).toBeVisible()
  await page.getByRole('link', { name: 'Sunday lunch for two' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday lunch for two' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Any hot drink' }).click()
  await expect.poll(async () => readQr(await page.getByRole('img', { name: /^QR code/ }).screenshot())).toBe(code)
  await context.setOffline(false)
  await expect(page.getByText(/^We can’t reach the club/)).toBeHidden()
})

test('a printed voucher is what a till needs, with its terms, and nothing to press [VCH-05]', async ({
  page,
  member,
}) => {
  const code = await openVoucher(page, member, 'Any hot drink')
  const main = page.getByRole('main')
  const terms = main.getByRole('heading', { name: 'Terms and conditions' })
  await expect(terms).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(terms).toBeVisible()
  await expect(main.getByText('Kestrel Red', { exact: true })).toBeVisible()
  await expect(main.getByText(code, { exact: true })).toBeVisible()
  await expect(main.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('tab').filter({ visible: true })).toHaveCount(0)
})

test('pictures of orders have the sizes of their screens [ORD-09]', async ({ page, member }) => {
  await openSignedIn(page, member, 'my-rewards/orders')
  const picture = page.getByRole('article').first().locator('div:has(> div > div > img)')
  for (const [screen, width, height] of [
    [1440, 350, 190],
    [768, 230, 130],
    [375, 120, 120],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 800 })
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(width)
    // As high as the words beside it where those need more.
    expect((await picture.boundingBox())?.height).toBeGreaterThanOrEqual(height)
    await expectNoSidewaysScroll(page)
  }
})

test('an order is followed from the list to its page and its confirmation, at 400 % zoom as well [ORD-04] [ORD-10]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, member, 'my-rewards/orders')
  for (const [title, headline] of [
    ['Linen throw', 'Your order’s in'],
    ['Four nights: Lisbon and the Atlantic coast', 'You’re nearly on board'],
    ['Give 1,000 points to the Foundation', 'Thank you for giving'],
  ] as const) {
    await page.setViewportSize(phone)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expectAccessible(page)
    await expectReflow(page)
    const orderId = new URL(page.url()).pathname.split('/').at(-1)
    await page.goto(`order-confirmation/${orderId}`)
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
    await expectAccessible(page)
    await expectReflow(page)
    await page.getByRole('link', { name: 'See your order' }).click()
    await page.getByRole('link', { name: 'Back to my orders' }).click()
  }
})

/** Signs a member in at the list of vouchers, and opens one. Answers its code. */
async function openVoucher(page: Page, member: TestMember, title: string): Promise<string> {
  await page.goto('my-rewards/vouchers')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await page.getByLabel('Email address').fill(member.email)
  await page.getByLabel('Password').fill(member.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  return page.getByRole('main').getByRole('code').innerText()
}

/** Nothing is lost where a page is 320 px wide, as it is at 400 % zoom (WCAG 1.4.10). */
async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(phone)
}

async function readQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

/** What a scanner's one line across the bars reads: how much dark there is in each bar, and light between them. */
async function readBarcode(picture: Awaited<ReturnType<Locator['screenshot']>>): Promise<string> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const middle = Math.floor(info.height / 2) * info.width
  const dark = [...data.subarray(middle, middle + info.width)].map((light) => 1 - light / 255)
  return readCode128(edgesOf(dark))
}

/** Where dark and light meet, to a part of a pixel. */
function edgesOf(dark: readonly number[]): number[] {
  return dark.flatMap((value, index) => {
    const before = dark[index - 1] ?? 0
    if (before < 0.5 === value < 0.5) return []
    return [index - 0.5 + (0.5 - before) / (value - before)]
  })
}
