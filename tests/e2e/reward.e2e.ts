import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  openSignedIn,
  signIn,
  test,
} from './club-test.ts'
import { addressOf, qrRewards } from './rewards.ts'

const rover = 'spend-kestrel-points/all-day-rover-ticket-100180'

test('too few points are said, with a way back [RDM-01] [ERR-32]', async ({ page, control }) => {
  const reward = (await qrRewards(page, 'GB')).at(-1)
  if (reward === undefined) throw new Error('There is no QR-code reward')
  const poor = await control.createMember('gb.member', { points: reward.cost - 1 })
  await openSignedIn(page, poor, addressOf(reward))
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog', { name: "You don't have enough points for this reward" })
  await expect(dialog).toContainText('1 point')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: 'Redeem' })).toBeFocused()
  expect((await control.member(poor.email)).balance.usable).toBe(reward.cost - 1)
})

test('a reward and what stands below it keep their sizes from phone to desktop [RWD-02] [RWD-29] [RWD-30] [RWD-31] [RWD-32]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(rover)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All-day rover ticket')
  const [hero, logo] = [page.locator('main article img').nth(0), page.locator('main article img').nth(1)]
  await expect.poll(() => widthOf(hero)).toBe(722)
  expect(await widthOf(page.getByRole('heading', { level: 1 }))).toBe(534)
  expect(await outerWidthOf(logo)).toBe(160)
  // The logo hangs over the lower edge of the picture.
  const [picture, mark] = [await hero.boundingBox(), await logo.boundingBox()]
  expect(mark?.y).toBeLessThan((picture?.y ?? 0) + (picture?.height ?? 0))
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0))

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const more = page.getByRole('region', { name: 'More from Northmoor Steam Railway' })
  const benefits = page.getByRole('region', { name: 'Only for members of Kestrel Red' })
  await expect(more.getByRole('listitem').first()).toBeVisible()
  await expect(benefits.getByRole('listitem').first()).toBeVisible()
  for (const { width, shown, logoSize } of [
    { width: 1280, shown: [3, 4], logoSize: 160 },
    { width: 1024, shown: [3, 3], logoSize: 160 },
    { width: 768, shown: [2, 2], logoSize: 144 },
    { width: 375, shown: [1, 1], logoSize: 144 },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => [await shownIn(more), await shownIn(benefits)], `at ${width} px`).toEqual(shown)
    expect(await outerWidthOf(logo)).toBe(logoSize)
    await expectNoSidewaysScroll(page)
  }
  // A page is what is seen, so a phone passes over nothing.
  for (const position of ['1', '2', '3']) {
    await expect(benefits.getByText(new RegExp(`^${position} of \\d+$`))).toBeVisible()
    await benefits.getByRole('button', { name: 'Next' }).press('Enter')
  }
  await expectAccessible(page)
})

test('nothing of a page at rest moves where nobody sees it', async ({ page }) => {
  await page.goto(rover)
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
  // Rows below that wait until somebody comes near.
  expect(await page.locator('main [aria-busy="true"], main [aria-hidden="true"]').count()).toBeGreaterThan(0)
  expect(await runningOutOfSight(page)).toEqual([])
})

/** What runs without end in elements that lie outside the window. */
function runningOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const element = effect instanceof KeyframeEffect ? effect.target : null
      if (playState !== 'running' || effect?.getComputedTiming().iterations !== Infinity || element === null) return []
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return bottom < 0 || top > innerHeight || right < 0 || left > innerWidth ? [element.className] : []
    }),
  )
}

test('a member learns what is missing, chooses an option and redeems it [RWD-16] [RWD-17]', async ({
  page,
  member,
  control,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(rover)
  await expect(page.getByText('Family of four')).toBeVisible()
  await signIn(page, member)
  const redeem = page.getByRole('button', { name: 'Redeem' })
  await expect(redeem).toBeDisabled()
  await expect(redeem).toHaveAccessibleDescription(/^Choose an option first\./)
  await expectAccessible(page)

  // What is said at the button leads to all options, clear of the bar.
  await page.getByRole('button', { name: 'Choose an option first.' }).click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  const lastOption = page.getByRole('radio').last()
  await expect.poll(async () => (await topOf(redeem)) - (await bottomOf(lastOption))).toBeGreaterThan(0)

  const child = page.getByRole('radio', { name: 'Child' })
  // The bar with the button never hides what has focus (WCAG 2.4.11).
  await child.evaluate((radio) => {
    window.scrollBy({ top: radio.getBoundingClientRect().bottom - window.innerHeight + 30, behavior: 'instant' })
    radio.focus()
  })
  await expect.poll(async () => (await topOf(redeem)) - (await bottomOf(child))).toBeGreaterThan(0)
  // In one step, as nothing may lie between pressing and seeing it chosen.
  expect(await child.evaluate((radio: HTMLInputElement) => (radio.click(), radio.checked))).toBe(true)
  await expect(redeem).toBeEnabled()
  // What is chosen stays chosen when the page is loaded anew, as it is after a step-up.
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Child' })).toBeChecked()
  await redeem.click()
  await expect(page.getByRole('alertdialog')).toContainText('You’ll spend 1,100 points on All-day rover ticket, Child.')
  await page.getByRole('button', { name: 'Redeem now' }).click()
  await expect(page).toHaveURL(/\/my-rewards\/vouchers\/.+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { vouchers } = await control.member(member.email)
  expect(vouchers.map(({ rewardId }) => rewardId)).toContain('10018002')
})

/** How many whole items of a carousel are as wide as it is. */
async function shownIn(carousel: Locator): Promise<number> {
  const [row, item] = [carousel.getByRole('list'), carousel.getByRole('listitem').first()]
  const [whole, one] = [(await row.boundingBox())?.width ?? 0, (await item.boundingBox())?.width ?? 1]
  return Math.floor((whole + 1) / one)
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((one) => one.getBoundingClientRect().top)
}

function bottomOf(element: Locator): Promise<number> {
  return element.evaluate((one) => one.getBoundingClientRect().bottom)
}

async function widthOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.width ?? 0)
}

/** With the rim that its parent draws around it. */
function outerWidthOf(picture: Locator): Promise<number> {
  return picture.evaluate((image) => Math.round(image.parentElement?.getBoundingClientRect().width ?? 0))
}

test('Back closes the redeem dialog also on the first page of a document, and then leads to where it came from', async ({
  page,
  control,
}) => {
  const reward = (await qrRewards(page, 'GB'))[0]
  if (reward === undefined) throw new Error('There is no QR-code reward')
  const member = await control.createMember('gb.member', { points: reward.cost })
  await openSignedIn(page, member, 'terms-and-conditions')
  await page.goto(addressOf(reward))
  const dialog = page.getByRole('alertdialog')
  const redeem = page.getByRole('main').getByRole('button', { name: 'Redeem' })
  await redeem.click()
  await expect(dialog.getByRole('button', { name: 'Redeem now' })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/${addressOf(reward)}$`))
  // Forward, there is nothing but the same page.
  await page.evaluate(() => history.forward())
  // Closed by hand, it leaves no step of its own.
  await redeem.click()
  await expect(dialog.getByRole('button', { name: 'Redeem now' })).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Neither does a reload there.
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(reward.content.title)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/terms-and-conditions$/)
})

test('news on a phone hide neither the words nor the buttons of a question', async ({ page, context, control }) => {
  const reward = (await qrRewards(page, 'GB'))[0]
  if (reward === undefined) throw new Error('There is no QR-code reward')
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page, await control.createMember('gb.member'), addressOf(reward))
  await expectAlive(page)
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Redeem now' })).toBeVisible()
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await expect(notifications).toBeAttached()
  await context.setOffline(true)
  const toast = notifications.getByText(/^You’re offline/)
  await expect(toast).toBeVisible()
  await expect
    .poll(async () => {
      const [said, asked] = [await toast.boundingBox(), await dialog.boundingBox()]
      return said !== null && asked !== null && said.y + said.height < asked.y
    })
    .toBe(true)
})
