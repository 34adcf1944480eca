import { readFile } from 'node:fs/promises'
import { type Recording, replay } from '@clubhouse/native-bridge/recording'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './club-test.ts'

test.describe('the developer tools on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('make a member, sign in as them, and show what the app did [RTE-45]', async ({ page, control }) => {
    await page.goto('developer-tools')
    const member = page.getByRole('tabpanel', { name: 'Member' })
    await member.getByRole('combobox', { name: /Sample member/ }).selectOption('gb.low')
    await member.getByLabel(/^Points/).fill('777')
    await member.getByRole('button', { name: 'Make a copy' }).click()
    const email = await member.getByLabel('Email address').inputValue()
    const password = await member.getByLabel('Password').inputValue()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await member.getByRole('button', { name: 'Sign in as this member' }).click()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/developer-tools$/)
    await expect(page.getByRole('tabpanel', { name: 'Member' }).getByText(email)).toBeVisible()
    expect((await control.member(email)).balance.usable).toBe(777)

    await page.getByRole('tab', { name: 'Requests' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Requests' }).getByRole('rowheader').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Events' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Events' }).getByRole('rowheader').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('the developer tools on a desk', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    expectedComplaint: /^The login in the app did not begin: par_failed/,
  })

  test('play a shell that refuses a login, and record what replays as a test [NAT-01] [NAT-06] [NAT-12] [NAT-18] [RTE-45]', async ({
    page,
  }) => {
    await page.goto('developer-tools?tool=shell')
    const tool = page.getByRole('tabpanel', { name: 'App shell' })
    await tool.getByRole('combobox', { name: /To initialise_par/ }).selectOption('Refuse')
    await tool.getByLabel('Page to open').fill('/auth-init')
    await tool.getByRole('button', { name: 'Open in the shell' }).click()
    const app = tool.frameLocator('iframe')
    await expect(app.getByText('The app couldn’t start your login. Please try again.')).toBeVisible()
    await expect(app.getByRole('banner')).toHaveCount(0)
    for (const row of [
      /^App to shell.*Valid.*initialise_par/,
      /^Shell to app.*Valid.*par_error/,
      /^App to shell.*Valid.*"par_failed"/,
    ])
      await expect(tool.getByRole('row', { name: row })).toBeVisible()
    await expectAccessible(page, { exclude: ['iframe'] })
    await expectNoSidewaysScroll(page)

    const downloading = page.waitForEvent('download')
    await tool.getByRole('button', { name: 'Download as a recording' }).click()
    const recording = JSON.parse(await readFile(await (await downloading).path(), 'utf8')) as Recording
    expect(recording.startedAt).toBe('/auth-init')
    const again = replay(recording, ['initialise_par', 'auth_failed'])
    const said: unknown[] = []
    again.port.onMessage((text) => said.push(JSON.parse(String(text))))
    for (const { direction, message } of recording.messages) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a shell is not a window and has no origin
      if (direction === 'toShell') again.port.postMessage(JSON.stringify(message))
    }
    await expect.poll(() => said).toContainEqual(expect.objectContaining({ type: 'par_error' }))
    expect(again.difference()).toEqual({ missing: [], unexpected: [] })

    await page.setViewportSize({ width: 375, height: 812 })
    await expectAccessible(page, { exclude: ['iframe'] })
    await expectNoSidewaysScroll(page)
  })
})
