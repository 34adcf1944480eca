import type { Page } from '@playwright/test'
import type { SandboxControl } from '@clubhouse/test-kit/sandbox-control'
import { dayIn } from './flight-days.ts'
import { expect, openSignedIn, test } from './club-test.ts'

const roundTrip = `redsky-search/results?${new URLSearchParams({
  origin: 'LHR',
  destination: 'JFK',
  departing: dayIn(3),
  returning: dayIn(10),
  passengers: 'a1t0c0i0',
})}`
const points = 500_000

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const outbound = (page: Page) => title(page, 'Choose your outbound flight')
const inbound = (page: Page) => title(page, 'Choose your return flight')
const fares = (page: Page) => page.getByRole('button', { name: /^Choose .*points$/ })
const summary = (page: Page) => page.getByRole('dialog', { name: 'Your journey' })
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

async function chooseBoth(page: Page): Promise<void> {
  await fares(page).first().click()
  await expect(inbound(page)).toBeFocused()
  await fares(page).first().click()
  await expect(summary(page).getByRole('button', { name: 'Continue to checkout' })).toBeEnabled()
}

test.describe('with analytics allowed', () => {
  test.use({ cookieAnswer: 'none yet' })

  test('a member pays for a round trip at the airline and comes back, once [FLT-43] [FLT-66]', async ({
    page,
    control,
  }) => {
    const since = new Date().toISOString()
    const told = (name: string) =>
      expect.poll(async () => (await events(control, since)).filter((each) => each === name))
    const member = await control.createMember('gb.flyer', { points })
    await openSignedIn(page, member, roundTrip)
    await page.getByRole('button', { name: 'Accept all' }).click()
    await chooseBoth(page)

    // The member thinks again at the airline, and everything is still there.
    const checkout = summary(page).getByRole('button', { name: 'Continue to checkout' })
    await checkout.click()
    await expect(page.getByRole('heading', { name: 'Pay for your flights' })).toBeVisible()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ origin: 'LHR', destination: 'JFK' })
    await told('flight_checkout_started').toHaveLength(1)
    await page.getByRole('link', { name: 'Not now, go back' }).click()
    await expect(page.getByText('Nothing was booked. Your journey is still here.')).toBeVisible()
    expect(parameter(page, 'status')).toBeNull()

    await checkout.click()
    await page.getByRole('button', { name: 'Pay and book' }).click()
    await expect(page.getByText('Your flights are booked')).toBeVisible()
    await expect(outbound(page)).toBeVisible()
    expect(parameter(page, 'offerId')).toBeNull()
    const record = await control.member(member.email)
    expect(record.flightBookings).toHaveLength(1)
    expect(record.balance.usable).toBeLessThan(points)
    await told('flight_checkout_completed').toHaveLength(1)

    await page.reload()
    await expect(fares(page).first()).toBeVisible()
    // Leaving sends whatever waits.
    await page.goto('about:blank')
    await told('virtual_page_view').not.toHaveLength(0)
    await told('flight_checkout_completed').toHaveLength(1)
  })
})

/** What analytics were told, by the names of events. */
async function events(control: SandboxControl, since: string): Promise<string[]> {
  const calls = await control.requests({ operationId: 'collectEvents', since })
  return calls.flatMap(({ body }) => [...JSON.stringify(body).matchAll(/"name":"(\w+)"/g)].map(([, name = '']) => name))
}

test('Back undoes each choice, and a reload keeps it [FLT-30] [FLT-31] [FLT-38] [FLT-39]', async ({
  page,
  control,
}) => {
  await openSignedIn(page, await control.createMember('gb.flyer', { points }), roundTrip)
  await chooseBoth(page)
  await page.reload()
  await expect(summary(page).getByRole('button', { name: 'Continue to checkout' })).toBeEnabled()
  await page.goBack()
  await expect(summary(page)).toBeHidden()
  await expect(inbound(page)).toBeVisible()
  await page.goBack()
  await expect(outbound(page)).toBeVisible()
  expect(parameter(page, 'sliceId')).toBeNull()
  await page.goForward()
  await expect(inbound(page)).toBeVisible()
  await page.goForward()
  await summary(page).getByRole('button', { name: 'Close your journey' }).click({ delay: 600 })
  await expect(summary(page)).toBeHidden()
  await page.goBack()
  await expect(outbound(page)).toBeVisible()
})

test('a double press on a fare opens its summary and leaves it open', async ({ page, control }) => {
  await openSignedIn(
    page,
    await control.createMember('gb.flyer', { points }),
    roundTrip.replace(/&returning=[^&]*/, ''),
  )
  await fares(page).first().dblclick()
  await expect(summary(page).getByRole('button', { name: 'Continue to checkout' })).toBeEnabled()
  await page.goBack()
  await expect(summary(page)).toBeHidden()
  await expect(fares(page).first()).toBeVisible()
})

test('everything is chosen by keyboard, and focus goes where one is [FLT-33] [FLT-41]', async ({ page, control }) => {
  await openSignedIn(page, await control.createMember('gb.flyer', { points }), roundTrip)
  await fares(page).first().press('Enter')
  await expect(inbound(page)).toBeFocused()
  await expect(fares(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(fares(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(summary(page).getByRole('button', { name: 'Continue to checkout' })).toBeEnabled()
  await expect(summary(page)).toContainText('points and £')
  await page.keyboard.press('Escape')
  await expect(summary(page)).toBeHidden()
  await expect(fares(page).first()).toBeFocused()
})

test('cabins stand below each other, then side by side, then beside their flight [FLT-06]', async ({
  page,
  control,
}) => {
  await openSignedIn(page, await control.createMember('gb.flyer', { points }), roundTrip)
  const flight = page.getByRole('article').first()
  const cabin = (nth: number) => flight.getByRole('listitem').nth(nth)
  const layout = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    await expect(fares(page).first()).toBeVisible()
    const [times, first, second] = await Promise.all(
      [flight.getByText('Direct'), cabin(0), cabin(1)].map((part) => part.boundingBox()),
    )
    if (!times || !first || !second) throw new Error('A part is not there')
    return {
      sideBySide: second.y < first.y + 1 && second.x > first.x,
      besideFlight: first.x > times.x + times.width,
      padding: await cabin(0).evaluate((element) => getComputedStyle(element).paddingInlineStart),
    }
  }
  expect(await layout(579)).toMatchObject({ sideBySide: false, besideFlight: false, padding: '0px' })
  expect(await layout(580)).toMatchObject({ sideBySide: true, besideFlight: false, padding: '12px' })
  expect(await layout(889)).toMatchObject({ padding: '12px' })
  expect(await layout(890)).toMatchObject({ sideBySide: true, besideFlight: false, padding: '16px' })
  expect(await layout(1254)).toMatchObject({ besideFlight: false })
  expect(await layout(1255)).toMatchObject({ sideBySide: true, besideFlight: true })
})
