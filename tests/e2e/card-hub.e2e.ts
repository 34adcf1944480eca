import type { Page } from '@playwright/test'
import { accountMenu, expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './club-test.ts'

const hub = 'en-us/account/credit-card-hub'
const perks = (page: Page) => page.getByRole('region', { name: 'Your perks this year' })

/** Where the perks are marked on the bar, in percent of its width. */
async function milestonesOf(page: Page): Promise<number[]> {
  await perks(page).scrollIntoViewIfNeeded()
  await expect(perks(page).getByText('1 of 2 available')).toBeVisible()
  return perks(page)
    .getByRole('progressbar')
    .evaluate((bar) => {
      const { left, width } = bar.getBoundingClientRect()
      const marks = [...(bar.parentElement?.querySelectorAll(':scope > [aria-hidden] > span > span') ?? [])]
      return marks.map((mark) => {
        const box = mark.getBoundingClientRect()
        return Math.round(((box.left + box.width / 2 - left) / width) * 100)
      })
    })
}

for (const { width, milestones } of [
  { width: 320, milestones: [50, 85] },
  { width: 1440, milestones: [50, 88] },
])
  test(`at ${width} px the perks stand at ${milestones.join(' and ')} percent of the bar, and everybody can use the hub [CCD-34] [CON-41]`, async ({
    page,
    control,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openSignedIn(page, await control.createMember('us.cardholder'), hub)
    expect(await milestonesOf(page)).toEqual(milestones)
    await page.getByRole('region', { name: 'Your benefits' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('list', { name: 'Choose your reward' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

test('a cardholder goes from the menu to the hub, redeems an unlocked perk, and finds it redeemed [CCD-09] [CCD-25] [CCD-27]', async ({
  page,
  control,
}) => {
  const member = await control.createMember('us.cardholder')
  const { orders } = await control.member(member.email)
  await openSignedIn(page, member, 'en-us/account')
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Credit card hub' }).click()
  const benefits = page.getByRole('region', { name: 'Your benefits' })
  await expect(benefits.getByText('Unlocked')).toBeVisible()
  const choice = benefits.getByRole('list', { name: 'Choose your reward' }).getByRole('link')
  await choice.first().click()
  await expect(page).toHaveURL(/groupId=900150-\d{4}$/)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/${hub}$`))
  await expect(benefits.getByText('Unlocked')).toBeVisible()

  await choice.first().click()
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await page.getByRole('button', { name: 'Redeem now' }).click()
  await expect(page).toHaveURL(/\/order-confirmation\//)
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Credit card hub' }).click()
  await expect(benefits.getByText('Redeemed')).toBeVisible()
  await expect(benefits.getByRole('link', { name: 'See it in My Rewards' })).toBeVisible()
  expect((await control.member(member.email)).orders).toHaveLength(orders.length + 1)
  expect((await control.ledger()).violations).toEqual([])
})
