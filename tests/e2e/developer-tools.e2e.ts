import { expect, expectAccessible, expectNoSidewaysScroll, test } from './club-test.ts'

test.describe('the developer tools on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('make a member, sign in as them, and show what the app did [RTE-45]', async ({ page, control }) => {
    await page.goto('developer-tools')
    const member = page.getByRole('tabpanel', { name: 'Member' })
    await member.getByRole('button', { name: /Sample member/ }).click()
    await page.getByRole('option', { name: /^gb\.low / }).click()
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
