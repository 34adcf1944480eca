import type { Page } from '@playwright/test'
import {
  accountMenu,
  enterPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openSignedIn,
  test,
} from './club-test.ts'

const overview = 'account/subscription'
const cancel = 'account/subscription/cancel'
const main = (page: Page) => page.getByRole('main')
const yearly = (page: Page) => main(page).getByRole('article', { name: 'Kestrel Plus Yearly' })
const account = (page: Page) => page.getByRole('navigation', { name: 'Your account' })
const cancelled = (page: Page) => main(page).getByText('Your membership is cancelled', { exact: true })

/** Chooses a reason, and confirms; what is pressed twice counts once. */
async function confirmCancel(page: Page): Promise<void> {
  await main(page).getByRole('radio', { name: 'It’s too expensive' }).check()
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel membership' }).dblclick()
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads every plan, its price and when it is paid [SUB-01] [SUB-03]', async ({ page }) => {
    await page.goto('subscribe')
    await expect(yearly(page)).toContainText('£79.99 a year')
    await expect(yearly(page)).toContainText(
      'Free for 7 days, then £79.99 a year. It renews every year until you cancel.',
    )
    await expect(main(page).getByRole('row')).toHaveCount(8)
  })
})

test('a guest chooses a plan, goes back to the others and on again, and is at the one they chose after logging in [SUB-03] [RTE-12]', async ({
  page,
  member,
}) => {
  await page.goto('subscribe')
  await yearly(page).getByRole('link', { name: 'Choose Kestrel Plus Yearly' }).click()
  const chosen = /\/kestrel-red\/subscription-payment\/kestrel-plus-yearly$/
  await expect(page).toHaveURL(chosen)
  const logIn = main(page).getByRole('button', { name: 'Login / Join' })
  await expect(logIn).toBeVisible()
  await page.goBack()
  await expect(yearly(page)).toBeVisible()
  await page.goForward()
  await logIn.click()
  await enterPassword(page, member)
  await expect(page).toHaveURL(chosen)
  await expect(logIn).toHaveCount(0)
})

test('the comparison is read at 320 px, with plans and features in sight [SUB-04]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('subscribe')
  await expect(yearly(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const region = main(page).getByRole('region', { name: 'Compare the plans' })
  await expect(region).toHaveAttribute('data-scrolls')
  await region.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  // However far it is scrolled, a border away from where they began.
  const distances = () =>
    region.evaluate((element) => {
      const box = element.getBoundingClientRect()
      const head = element.querySelector('thead th:last-child')?.getBoundingClientRect()
      const side = element.querySelector('tbody tr:last-child th')?.getBoundingClientRect()
      const isScrolled = element.scrollTop > 0 && element.scrollLeft > 0
      return isScrolled ? Math.max((head?.top ?? Infinity) - box.top, (side?.left ?? Infinity) - box.left) : Infinity
    })
  await expect.poll(distances).toBeLessThan(3)
  await expect(region.getByRole('columnheader', { name: 'Kestrel Plus Monthly' })).toBeInViewport()
})

test('on a desktop the plans stay above the table that scrolls under them [SUB-04]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.goto('subscribe')
  const head = main(page).getByRole('columnheader', { name: 'Kestrel Plus Monthly' })
  await main(page).getByRole('rowheader', { name: 'Two months for nothing' }).scrollIntoViewIfNeeded()
  await expect(head).toBeInViewport()
})

test('cancelling, pressed twice, is done once, and every open tab changes at once [SUB-01] [SUB-24] [SUB-30]', async ({
  page,
  context,
  control,
}) => {
  const member = await control.createMember('gb.subscriber')
  await openSignedIn(page, member, cancel)
  const [other, third] = [await context.newPage(), await context.newPage()]
  await other.goto(overview)
  await expect(yearly(other)).toContainText('Active')
  await third.goto(cancel)
  await expect(main(third).getByRole('radio', { name: 'Other' })).toBeVisible()

  await confirmCancel(page)
  await expect(page).toHaveURL(new RegExp(`/${overview}$`))
  for (const tab of [page, other, third]) {
    await expect(cancelled(tab)).toBeVisible()
    await expect(account(tab).getByRole('link', { name: 'Manage membership' })).toBeVisible()
    await expect(account(tab).getByRole('link', { name: 'Cancel membership' })).toHaveCount(0)
  }
  await expect(third).toHaveURL(new RegExp(`/${overview}$`))
  expect(await control.requests({ operationId: 'updateSubscription', member: member.email })).toHaveLength(1)

  // Back leads past the page that is no more.
  await page.goBack()
  await expect(page).not.toHaveURL(/\/cancel$/)
})

test('a session that ends on the cancel page loses no words', async ({ page, control }) => {
  const member = await control.createMember('gb.subscriber')
  await openSignedIn(page, member, cancel)
  await main(page).getByRole('radio', { name: 'Other' }).check()
  await main(page).getByRole('textbox', { name: 'Your reason' }).fill('I am moving')
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await control.addFault({ operationId: 'updateSubscription', member: member.email, status: 401, times: 2 })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel membership' }).click()
  await page.getByRole('button', { name: 'Log in again' }).click()
  await expect(accountMenu(page)).toBeVisible()
  await expect(main(page).getByRole('textbox', { name: 'Your reason' })).toHaveValue('I am moving')
  expect((await control.member(member.email)) as unknown).toMatchObject({ subscription: { status: 'ACTIVE' } })
})
