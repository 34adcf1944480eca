import type { Locator, Page } from '@playwright/test'
import { accountMenu, expect, expectAccessible, expectNoSidewaysScroll, test } from './club-test.ts'

const step = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const proceed = (page: Page) => page.getByRole('button', { name: 'Continue' })
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome to Kestrel Red/ })

/** What follows the first interaction with a page has started. Asked for before the page is opened. */
const lateStart = (page: Page) => page.waitForRequest(/\/check_version/)

/** Logs a new member in, who is sent to onboarding. */
async function enter(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const logIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()

/** Fills in a form as a browser does by itself: field by field, by their tokens, without the page being asked. */
function autofill(page: Page, values: Readonly<Record<string, string>>) {
  return page.evaluate((filled) => {
    for (const [token, value] of Object.entries(filled)) {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[autocomplete="${token}"]`)
      if (field === null) throw new Error(`No field is filled in by ${token}`)
      const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }, values)
}

const british = {
  'given-name': 'Zoë',
  'family-name': "O'Brien-Ward",
  'bday-day': '29',
  'bday-month': '02',
  'bday-year': '1996',
  tel: '+44 7700 900142',
  'postal-code': 'EH6 6QW',
}

/** The profile of somebody in Britain who has come as far as the third step. */
const joined = {
  country: 'GB',
  firstName: 'Zoë',
  lastName: 'Ward',
  dateOfBirth: '29/02/1996',
  mobile: '07700900142',
  postcode: 'EH6 6QW',
  termsVersion: 3,
}

test('a new member joins and is welcomed by keyboard alone, and carries on where they were [ONB-02] [ONB-42] [AUT-29]', async ({
  page,
  context,
  control,
  baseURL,
}) => {
  await context.addCookies([
    {
      name: 'user-cookie-preferences',
      value: encodeURIComponent(
        JSON.stringify({ necessary: true, 'marketing-advertising': false, functional: false, analytics: true }),
      ),
      url: baseURL ?? '',
    },
  ])
  const told = page.waitForRequest((request) => (request.postData() ?? '').includes('"registration_complete"'))
  const newcomer = await control.createMember('gb.new', { flags: { vaa_account_linking: true } })
  await page.goto('activity')
  await logIn(page)
  await enter(page, newcomer)
  await expect(step(page, 'Your details')).toBeVisible()
  await expect(page).toHaveURL(/\/onboarding\/personal-details$/)
  await expectAccessible(page)

  const start = Date.now()
  await page.getByLabel('First name').focus()
  await page.keyboard.type('محمد')
  await page.keyboard.press('Tab')
  await page.keyboard.type("O'Brien-Ward")
  await page.keyboard.press('Tab')
  // Two digits of a day and of a month lead on.
  await page.keyboard.type('29021996')
  await page.keyboard.press('Tab')
  await page.keyboard.type('07700900142')
  await page.keyboard.press('Tab')
  await page.keyboard.type('eh66qw')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('region', { name: /^Terms & Conditions, version/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  const box = page.getByRole('checkbox')
  while (!(await box.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('group', { name: 'Tick to opt out' })).toBeVisible()
  await expectAccessible(page)
  const texts = page.getByRole('checkbox', { name: /^No texts/ })
  while (!(await texts.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('You’ll hear from us by email and phone.')).toBeVisible()
  await page.keyboard.press('Enter')

  const skip = page.getByRole('button', { name: 'Skip for now' })
  await expect(skip).toBeVisible()
  await expectAccessible(page)
  while (!(await skip.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(welcome(page)).toContainText('محمد')
  await expect(page.getByRole('main')).toBeFocused()
  test.info().annotations.push({ type: 'seconds by keyboard', description: String((Date.now() - start) / 1000) })
  await expect(
    page.getByRole('region', { name: 'Your first points' }).getByRole('heading', { level: 3 }),
  ).not.toHaveCount(0)
  await expectAccessible(page)
  // In forced colours the browser paints the canvas behind the words of a link.
  await page.emulateMedia({ forcedColors: 'active' })
  const [words, canvas] = await page.getByRole('link', { name: 'Carry on where you were' }).evaluate((link) => {
    const { color } = getComputedStyle(link)
    link.style.color = 'Canvas'
    const colours = [color, getComputedStyle(link).color]
    link.style.color = ''
    return colours
  })
  expect(words).not.toBe(canvas)
  await page.emulateMedia({ forcedColors: null })
  await told
  expect((await control.member(newcomer.email)).profile).toMatchObject({
    complete: true,
    firstName: 'محمد',
    postcode: 'EH6 6QW',
    marketingSms: false,
    linkedAccountsState: { VAA: false },
  })
  await page.getByRole('link', { name: 'Carry on where you were' }).click()
  await expect(page).toHaveURL(/\/activity$/)
  await expect(accountMenu(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true })

  test('the browser fills in the details in one go, and three presses lead to the welcome [ONB-05] [ONB-18] [ONB-31]', async ({
    page,
    control,
  }) => {
    const newcomer = await control.createMember('gb.new', { flags: { vaa_account_linking: false } })
    await page.goto('login')
    await enter(page, newcomer)
    await expect(page.getByLabel('First name')).toBeVisible()
    const start = Date.now()
    await autofill(page, british)
    await expect(page.getByLabel('Mobile number')).toHaveValue('07700900142')
    await proceed(page).tap()
    await page.getByRole('checkbox').tap()
    await proceed(page).tap()
    await expect(page.getByRole('group', { name: 'Tick to opt out' })).toBeVisible()
    // The steps take one row and the words of this one; the mark of one that is done leads back.
    const { height = 0 } = (await page.getByRole('list', { name: 'Join in four steps' }).boundingBox()) ?? {}
    expect(height).toBeGreaterThan(44)
    expect(height).toBeLessThan(120)
    const done = page.getByRole('listitem').filter({ hasText: 'Your Details' }).getByRole('link')
    await done.tap()
    await expect(page.getByLabel('First name')).toHaveValue('Zoë')
    await page.goBack()
    await expect(page.getByRole('group', { name: 'Tick to opt out' })).toBeVisible()
    await proceed(page).tap()
    await expect(welcome(page)).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    test.info().annotations.push({ type: 'seconds by autofill', description: String((Date.now() - start) / 1000) })
    await expectNoSidewaysScroll(page)
    expect((await control.member(newcomer.email)).profile).toMatchObject({ complete: true, firstName: 'Zoë' })
  })

  test('a toast that stays leaves the button at the end of a step in reach, and moves nothing as it goes', async ({
    page,
    context,
    control,
  }) => {
    const profile = { ...joined, appState: { onboarding: 'CommunicationPreferences' } }
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('login')
    const started = lateStart(page)
    await enter(page, await control.createMember('gb.new', { profile }))
    await expect(page.getByRole('group', { name: 'Tick to opt out' })).toBeVisible()
    await started
    const notifications = page.getByRole('region', { name: 'Notifications' })
    const roomAtEnd = () => page.evaluate(() => document.body.style.paddingBlockEnd)
    // What is said there has to have come before the connection goes.
    await expect(notifications).toBeAttached()
    await context.setOffline(true)
    const notice = notifications.getByText(/^You’re offline/)
    await expect(notice).toBeVisible()
    // The page gets its room with the next frame.
    await expect.poll(roomAtEnd).not.toBe('')
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const { x = 0, y = 0, width = 0, height = 0 } = (await proceed(page).boundingBox()) ?? {}
    const isOnTop = (at: number) =>
      proceed(page).evaluate((button, [left, top]) => button.contains(document.elementFromPoint(left, top)), [
        x + width / 2,
        at,
      ] as const)
    expect([await isOnTop(y + 2), await isOnTop(y + height - 2)]).toEqual([true, true])
    await context.setOffline(false)
    await expect(notice).toBeHidden()
    expect((await proceed(page).boundingBox())?.y).toBe(y)
    // What the page had more of is gone when nobody looks at it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect.poll(roomAtEnd).toBe('')
  })

  test('the terms have 350 px on a phone and 400 px from a tablet up, and every step fits 400 % zoom [ONB-24]', async ({
    page,
    control,
  }) => {
    const profile = { ...joined, appState: { onboarding: 'Welcome' } }
    const newcomer = await control.createMember('gb.new', { profile, flags: { vaa_account_linking: true } })
    await page.goto('login')
    await enter(page, newcomer)
    await expect(page.getByRole('button', { name: 'Skip for now' })).toBeVisible()
    await page.getByRole('link', { name: 'Terms & Conditions' }).click()
    const terms = page.getByRole('region', { name: /^Terms & Conditions, version/ })
    expect((await terms.boundingBox())?.height).toBe(350)
    await page.setViewportSize({ width: 768, height: 900 })
    expect((await terms.boundingBox())?.height).toBe(400)
    // The rest of the terms is in the box, not below it.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1200)
    await page.emulateMedia({ media: 'print' })
    expect((await terms.boundingBox())?.height).toBeGreaterThan(400)
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const [link, heading] of [
      ['Your Details', 'Your details'],
      ['', 'Terms & Conditions'],
      ['', 'Stay in touch'],
    ] as const) {
      if (link === '') await proceed(page).click()
      else await page.getByRole('link', { name: link }).click()
      await expect(step(page, heading)).toBeVisible()
      await expect(proceed(page)).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
  })
})

test('what was typed outlives a reload, a lost connection and a session that ran out, for its member alone', async ({
  page,
  context,
  control,
}) => {
  const newcomer = await control.createMember('gb.new')
  await page.goto('login')
  let started = lateStart(page)
  await enter(page, newcomer)
  await page.getByLabel('First name').fill('Zoë')
  await started
  started = lateStart(page)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Zoë')
  await autofill(page, british)

  await started
  await context.setOffline(true)
  await proceed(page).click()
  await expect(page.getByText('That wasn’t saved')).toBeVisible()
  await context.setOffline(false)

  await control.addFault({ operationId: 'updateProfile', member: newcomer.email, times: 1, status: 401 })
  await proceed(page).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
  // The provider still knows them.
  await logIn(page)
  await expect(page.getByLabel('Postcode')).toHaveValue('EH6 6QW')
  await page.getByRole('banner').getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/logout-success/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('EH6 6QW')
})

test('a session that ends in any step after the first leads back to it, with all that was ticked', async ({
  page,
  control,
}) => {
  const { termsVersion: _none, ...profile } = { ...joined, appState: { onboarding: 'TermsAndConditions' } }
  const newcomer = await control.createMember('gb.new', { profile, flags: { vaa_account_linking: true } })
  await page.goto('login')
  await enter(page, newcomer)
  const returns = async (button: Locator) => {
    await control.addFault({ operationId: 'updateProfile', member: newcomer.email, times: 1, status: 401 })
    await button.click()
    await expect(page.getByText(/^Your session has ended, so we’ve logged you out/)).toBeVisible()
    await expect(button).toBeHidden()
    // The provider still knows them.
    await logIn(page)
    await expect(button).toBeVisible()
  }
  const terms = page.getByRole('checkbox', { name: /^I accept/ })
  await terms.check()
  await returns(proceed(page))
  await expect(step(page, 'Terms & Conditions')).toBeVisible()
  await expect(terms).toBeChecked()
  await proceed(page).click()

  const noTexts = page.getByRole('checkbox', { name: /^No texts/ })
  await noTexts.check()
  await returns(proceed(page))
  await expect(step(page, 'Stay in touch')).toBeVisible()
  await expect(noTexts).toBeChecked()
  await proceed(page).click()

  const skip = page.getByRole('button', { name: 'Skip for now' })
  await expect(skip).toBeVisible()
  await returns(skip)
  await skip.click()
  await expect(welcome(page)).toBeVisible()
  expect((await control.member(newcomer.email)).profile).toMatchObject({ complete: true, marketingSms: false })
})

test('a second tab that finished first ends onboarding in this one', async ({ page, context, control }) => {
  const newcomer = await control.createMember('gb.new', { flags: { vaa_account_linking: false } })
  await page.goto('login')
  await enter(page, newcomer)
  await expect(page.getByLabel('First name')).toBeVisible()
  await autofill(page, british)
  const second = await context.newPage()
  await second.goto('onboarding')
  await expect(second.getByLabel('First name')).toBeVisible()
  await autofill(second, british)
  await proceed(second).click()
  await second.getByRole('checkbox').check()
  await proceed(second).click()
  await expect(second.getByRole('group', { name: 'Tick to opt out' })).toBeVisible()
  await proceed(second).click()
  await expect(welcome(second)).toBeVisible()
  await page.bringToFront()
  await proceed(page).click()
  await expect(page.getByText('You’ve already joined, on another device or in another tab.')).toBeVisible()
  await expect(accountMenu(page)).toBeVisible()
  await expect(page).not.toHaveURL(/onboarding/)
  expect(
    (await control.requests({ operationId: 'updateProfile', member: newcomer.email })).filter(
      ({ status }) => status === 200,
    ),
  ).toHaveLength(4)
})
