import type { Locator, Page } from '@playwright/test'
import { enterPassword, expect, expectAccessible, expectNoSidewaysScroll, test } from './club-test.ts'

const landing = 'redsky-search'
const question = (page: Page, name: string) => page.getByRole('heading', { level: 3, name })
const airport = (page: Page, end: string) => page.getByRole('combobox', { name: `${end} airport` })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('a guest asks for flights in eight taps, logs in and has the search filled in [FLT-45] [FLT-46] [FLT-47]', async ({
    page,
    control,
  }) => {
    const member = await control.createMember('gb.member')
    let taps = 0
    const tap = async (target: ReturnType<Page['getByRole']>) => {
      taps++
      await target.click()
    }
    await page.goto(landing)
    await tap(page.getByRole('button', { name: /^From / }))
    await expect(question(page, 'Where do you fly from?')).toBeFocused()
    await tap(airport(page, 'Departure'))
    await airport(page, 'Departure').pressSequentially('heath')
    await expect(page.getByRole('option')).toHaveCount(1)
    await tap(page.getByRole('option', { name: /London Heathrow/ }))
    await expect(question(page, 'Where do you fly to?')).toBeFocused()
    await tap(airport(page, 'Destination'))
    await airport(page, 'Destination').pressSequentially('new york')
    await expect(page.getByRole('option')).toHaveCount(1)
    await tap(page.getByRole('option', { name: /New York/ }))
    await expect(question(page, 'When do you fly?')).toBeFocused()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await tap(page.getByRole('button', { name: 'Continue' }))
    await expect(question(page, 'Who is flying?')).toBeFocused()
    await tap(page.getByRole('button', { name: 'One more: Adults' }))
    await tap(page.getByRole('dialog').getByRole('button', { name: 'Search flights' }))
    expect(taps).toBe(8)
    await enterPassword(page, member)
    await expect(page.getByText('You’re logged in')).toBeVisible()
    await expect(page).toHaveURL(/redsky-search\/results\/edit\?origin=LHR&destination=JFK.*passengers=a2t0c0i0/)
    await expect(airport(page, 'Destination')).toHaveValue(/New York/)
    await page.getByRole('dialog').getByRole('button', { name: 'Search flights' }).click()
    await expect(page).toHaveURL(/redsky-search\/results\?origin=LHR&destination=JFK/)
  })
})

test('Back undoes one answer, and a reload keeps all of them [FLT-30]', async ({ page }) => {
  await page.goto(landing)
  await page.getByRole('button', { name: /^From / }).click()
  await expect(question(page, 'Where do you fly from?')).toBeFocused()
  // By keyboard alone from here.
  await page.keyboard.press('Tab')
  await page.keyboard.type('LHR')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(question(page, 'Where do you fly to?')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('JFK')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(question(page, 'When do you fly?')).toBeFocused()
  await page.reload()
  await expect(question(page, 'When do you fly?')).toBeVisible()
  await expect(page).toHaveURL(/origin=LHR&destination=JFK/)
  await page.goBack()
  await expect(question(page, 'Where do you fly to?')).toBeVisible()
  await expect(airport(page, 'Destination')).toHaveValue('')
  await page.goBack()
  await expect(question(page, 'Where do you fly from?')).toBeVisible()
  await expect(airport(page, 'Departure')).toHaveValue('')
})

test('the questions take a share of the screen: all of a phone, a third of a wide one [FLT-11]', async ({ page }) => {
  await page.goto('redsky-search/edit')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Where do you fly from?')).toBeVisible()
  for (const [width, share] of [
    [375, 1],
    [600, 0.8],
    [800, 0.7],
    [1100, 0.5],
    [1500, 0.3333],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => ((await sheet.boundingBox())?.width ?? 0) / width, { message: `${width} px` })
      .toBeCloseTo(share, 2)
  }
})

test('the airports leave their label in sight where the window is low, as above a keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 400 })
  await page.goto('redsky-search/edit')
  const departure = airport(page, 'Departure')
  await departure.scrollIntoViewIfNeeded()
  // A list closes when its field is scrolled: browsers tell of the scrolling a frame later, and a person presses after that.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await departure.click()
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 }
  // Opening may move the question in its sheet, so that both are read each time.
  await expect
    .poll(async () => {
      const label = await boxOf(page.getByRole('dialog').getByText('Departure airport', { exact: true }))
      const list = await boxOf(page.getByRole('listbox'))
      return list.height > 100 && (list.y + list.height <= label.y || list.y >= label.y + label.height)
    })
    .toBe(true)
})
