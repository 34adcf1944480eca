import type { Locator, Page } from '@playwright/test'
import {
  accountMenu,
  expect,
  expectAccessible,
  expectAlive,
  expectNoSidewaysScroll,
  openSignedIn,
  test,
} from './club-test.ts'

const regionBanner = (page: Page) => page.getByRole('region', { name: 'Your region' })
const phone = { width: 375, height: 812 }

test('the region banner moves nothing, hides nothing that has focus, and stays away for the session [REG-16] [REG-19] [REG-20]', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('')
  const banner = regionBanner(page)
  await expect(banner).toBeInViewport({ ratio: 0.99 })
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const covered = await page.evaluate(async () => {
    const bar = document.querySelector('section[aria-label="Your region"]')
    const links = [...document.querySelectorAll<HTMLElement>('main a, footer a, footer button')]
    const hidden: string[] = []
    for (const link of links.filter((element) => element.checkVisibility())) {
      link.focus()
      await new Promise(requestAnimationFrame)
      const top = bar?.getBoundingClientRect().top ?? 0
      if (link.getBoundingClientRect().top >= top) hidden.push(link.outerHTML)
    }
    return hidden
  })
  expect(covered).toEqual([])

  await banner.getByRole('button', { name: 'Confirm' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(banner).toBeHidden()

  const anotherSession = await context.newPage()
  await anotherSession.goto(page.url())
  await expect(regionBanner(anotherSession)).toBeVisible()
})

test('whoever chooses another region is at home there, with its rewards [REG-03] [REG-11] [REG-21] [REG-23] [REG-25]', async ({
  page,
  control,
}) => {
  await page.goto('terms-and-conditions')
  await regionBanner(page).getByRole('button', { name: 'Select country' }).click()
  const dialog = page.getByRole('dialog', { name: 'Where are you?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await dialog.getByRole('radio', { name: 'United States' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/kestrel-red\/en-us\/$/)
  await expect(dialog).toBeHidden()
  await expect(regionBanner(page)).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  expect(await page.evaluate(() => localStorage.getItem('region'))).toBe('en-us')

  const before = new Date().toISOString()
  await page.getByRole('banner').getByRole('link', { name: 'Rewards', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible()
  const calls = await control.requests({ operationId: 'listPublicSpendRewards' })
  const regions = calls.filter(({ time }) => time >= before).map(({ query }) => query['viewingRegion'])
  expect(regions).toContain('US')
})

test('the world’s address becomes Great Britain’s when the world is closed [CON-03] [REG-14]', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('flag-overrides', '{"web_row_selector":false}'))
  await page.goto('world/terms-and-conditions?from=mail')
  await expectAlive(page)
  await expect(page).toHaveURL(/\/kestrel-red\/terms-and-conditions\?from=mail$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the account menu hangs on its button on a desktop, and is a sheet at the bottom of a phone [SHL-08] [SHL-11] [SHL-13]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, member, 'terms-and-conditions')
  const boxInHeader = page.getByRole('banner').getByText('Your balance')
  await expect(boxInHeader).toBeVisible()
  await accountMenu(page).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  await expect(page.getByText('Your balance').filter({ visible: true })).toHaveCount(1)
  const button = await accountMenu(page).boundingBox()
  const dropdown = await menu.boundingBox()
  expect(dropdown?.width).toBeLessThan(500)
  expect(Math.abs((dropdown?.x ?? 0) + (dropdown?.width ?? 0) - (button?.x ?? 0) - (button?.width ?? 0))).toBeLessThan(
    24,
  )
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize(phone)
  await expect(boxInHeader).toBeHidden()
  await accountMenu(page).click()
  await expect(page.getByText('Your balance').filter({ visible: true })).toHaveCount(1)
  const sheet = await menu.boundingBox()
  expect(sheet?.width).toBeGreaterThan(340)
  await expect
    .poll(async () => Math.round(((await menu.boundingBox())?.y ?? 0) + ((await menu.boundingBox())?.height ?? 0)))
    .toBeGreaterThan(790)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)

  // The sheet comes up under the pointer, and letting go chooses nothing there (WCAG 2.5.2).
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ ...phone, height: 180 })
  await accountMenu(page).hover()
  await page.mouse.down()
  await expect(menu).toBeVisible()
  const { y = 0, height = 0 } = button ?? {}
  expect((await page.getByRole('dialog').boundingBox())?.y, 'it lies under the pointer').toBeLessThan(y + height / 2)
  await page.mouse.up()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await page.setViewportSize(phone)

  await page.getByRole('banner').getByRole('link', { name: 'Earn' }).click()
  await expect(page).toHaveURL(/\/earn-kestrel-points$/)
  await accountMenu(page).click()
  await expect(menu).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(menu).toBeHidden()
  await expect(page, 'Back closes the menu first').toHaveURL(/\/earn-kestrel-points$/)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/terms-and-conditions$/)
})

test('the menu ends with logging out [SHL-23]', async ({ page, member }) => {
  await openSignedIn(page, member, 'terms-and-conditions')
  await accountMenu(page).click()
  await page.getByRole('menuitem').last().click()
  await expect(page).toHaveURL(/\/logout-success/)
})

test('whoever gives up onboarding is logged out [SHL-24] [SHL-25] [ONB-40]', async ({ page, control }) => {
  const newcomer = await control.createMember('gb.new')
  await page.goto('terms-and-conditions')
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await page.getByLabel('Email address').fill(newcomer.email)
  await page.getByLabel('Password').fill(newcomer.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/onboarding/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/logout-success/)
})

test('on a phone, a member’s header in the world has the account beside the logo and its one link below [SHL-03]', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page, await control.createMember('world.member'), 'world/')
  const header = page.getByRole('banner')
  const links = header.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(['Subscribe'])
  const edgesOf = (part: Locator) =>
    part.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    })
  const [logo, account, link] = [
    await edgesOf(header.getByRole('link').first()),
    await edgesOf(accountMenu(page)),
    await edgesOf(links),
  ]
  expect(account.top, 'in one row with the logo').toBeLessThan(logo.bottom)
  expect(link.top).toBeGreaterThanOrEqual(Math.max(logo.bottom, account.bottom))
  await expectNoSidewaysScroll(page)
})

test('a member’s header fits at 400 % zoom [SHL-08] [SHL-09] [SHL-10]', async ({ page, member }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSignedIn(page, member, '')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await accountMenu(page).click()
  await expect(page.getByRole('menuitem').last()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
