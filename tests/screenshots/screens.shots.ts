import type { Page } from '@playwright/test'
import { accountMenu, signIn, test } from '../e2e/club-test.ts'
import { addressOf, qrReward, qrRewards } from '../e2e/rewards.ts'

const folder = '../test-results/screenshots'

async function shoot(page: Page, name: string, { fullPage = true } = {}) {
  if (fullPage) await showLazyPictures(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({
    path: `${folder}/${page.viewportSize()?.width}-${name}.png`,
    fullPage,
    animations: 'disabled',
  })
}

/** Pictures below the fold load when they come near: scroll past them once. */
async function showLazyPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

test('visitor', async ({ page }) => {
  await page.goto('')
  await shoot(page, 'public-home')
  await page.goto('en-us/')
  await shoot(page, 'public-home-us')
  await page.goto('world/')
  await shoot(page, 'public-home-world')
  for (const [name, path] of [
    ['spend-list', 'spend-kestrel-points'],
    ['earn-list', 'earn-kestrel-points'],
    ['not-found', 'a/b/c'],
    ['about', 'about-kestrel-red'],
    ['terms', 'terms-and-conditions'],
    ['my-rewards-visitor', 'my-rewards'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await shoot(page, name)
  }
  await page.goto(addressOf(await qrReward(page, 'GB')))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await shoot(page, 'reward-public')
})

test('member', async ({ page, member }) => {
  await page.goto('')
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await page.getByLabel('Password').waitFor()
  await shoot(page, 'sign-in')
  await page.goto('')
  await signIn(page, member)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await shoot(page, 'private-home')
  await accountMenu(page).click()
  await page.getByRole('menu').waitFor()
  await shoot(page, 'account-menu', { fullPage: false })
  const reward = await qrReward(page, 'GB')
  await page.goto(addressOf(reward))
  await page.getByRole('button', { name: 'Redeem' }).waitFor()
  await shoot(page, 'reward-member')
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await page.getByRole('alertdialog').waitFor()
  await shoot(page, 'confirm', { fullPage: false })
  await page.getByRole('button', { name: 'Redeem now' }).click()
  await page.getByRole('img', { name: /QR/ }).waitFor()
  await shoot(page, 'voucher')
  await page.goto('my-rewards/vouchers')
  await page.getByRole('tabpanel').locator('li').first().waitFor()
  await shoot(page, 'vouchers')
  await page.goto('my-rewards/orders')
  await page.getByRole('tabpanel').locator('li').first().waitFor()
  await shoot(page, 'orders')
})

test('member with few points', async ({ page, control }) => {
  const dearest = (await qrRewards(page, 'GB')).at(-1)
  if (dearest === undefined) throw new Error('There is no QR-code reward')
  const poor = await control.createMember('gb.low')
  await page.goto(addressOf(dearest))
  await signIn(page, poor)
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await page.getByRole('dialog').waitFor()
  await shoot(page, 'insufficient', { fullPage: false })
  await page.goto('my-rewards/vouchers')
  await page.getByRole('tabpanel').getByRole('link').first().waitFor()
  await shoot(page, 'vouchers-empty')
})
