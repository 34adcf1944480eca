import jsQR from 'jsqr'
import sharp from 'sharp'
import {
  accountMenu,
  enterPassword,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signIn,
  test,
} from '../club-test.ts'
import { addressOf, pointsText, qrReward, qrRewards } from '../rewards.ts'

test('a member redeems a reward for a voucher, from the page where they logged in [RDM-03] [RDM-07] [RDM-17] [VCH-05] [AUT-34] [SHL-10]', async ({
  page,
  club,
  control,
  member,
}) => {
  const reward = await qrReward(page, club.region)
  const before = await control.member(member.email)
  const address = `${club.prefix}${addressOf(reward)}`
  await page.goto(address)
  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .first()
    .click()
  await enterPassword(page, member)
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(accountMenu(page)).toContainText(before.profile.firstName ?? '')
  await expect(accountMenu(page)).toContainText(pointsText(before.balance.usable))
  await expectAccessible(page)

  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Redeem this reward?' })
  await expect(dialog).toContainText(pointsText(reward.cost))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Redeem now' }).click()

  await expect(page).toHaveURL(/\/my-rewards\/vouchers\/[^/]+$/)
  const code = page.getByRole('img', { name: /QR/ })
  await expect(code).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  const after = await control.member(member.email)
  expect(after.vouchers.length).toBe(before.vouchers.length + 1)
  const known = new Set(before.vouchers.map(({ voucherId }) => voucherId))
  const voucher = after.vouchers.find(({ voucherId }) => !known.has(voucherId))
  await expect(page.getByText(voucher?.code ?? 'no voucher', { exact: true })).toBeVisible()
  await expect.poll(async () => decode(await code.screenshot())).toBe(voucher?.code)

  // The balance, the list of vouchers and the ledger agree.
  expect(after.balance.usable).toBe(before.balance.usable - reward.cost)
  await expect(accountMenu(page)).toContainText(pointsText(after.balance.usable))
  await page.goto(`${club.prefix}my-rewards`)
  await expect(page).toHaveURL(/\/my-rewards\/(vouchers|orders)$/)
  await page.goto(`${club.prefix}my-rewards/vouchers`)
  await expect(page.getByRole('tabpanel').locator('li').first()).toContainText(reward.content.title)
  await expectAccessible(page)
  expect((await control.ledger()).violations).toEqual([])
})

test('a reload keeps the member signed in, without a token in storage; logging out ends everything [AUT-19] [SHL-23] [RTE-17]', async ({
  page,
  club,
  member,
}) => {
  await page.goto(club.prefix)
  await signIn(page, member)
  await page.reload()
  await expect(accountMenu(page)).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  )
  expect(kept).not.toMatch(/eyJ|token|verifier/i)
  await expectAccessible(page)

  await accountMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'See you soon' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(club.prefix)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login / Join' })).toBeVisible()
  // The provider's session is over as well: it asks for the password again.
  await page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('too few points are said, with a way back [RDM-01] [ERR-32]', async ({ page, club, control }) => {
  const reward = (await qrRewards(page, club.region)).at(-1)
  if (reward === undefined) throw new Error('There is no QR-code reward')
  const poor = await control.createMember(`${club.sample}.member`, { points: reward.cost - 1 })
  await page.goto(`${club.prefix}${addressOf(reward)}`)
  await signIn(page, poor)
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('dialog', { name: "You don't have enough points for this reward" })
  await expect(dialog).toContainText('1 point')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: 'Redeem' })).toBeFocused()
  expect((await control.member(poor.email)).balance.usable).toBe(reward.cost - 1)
})

test('a double click costs the points once', async ({ page, club, control, member }) => {
  const reward = await qrReward(page, club.region)
  const before = await control.member(member.email)
  await control.addFault({ operationId: 'exchangeReward', member: member.email, delayMs: 300 })
  await page.goto(`${club.prefix}${addressOf(reward)}`)
  await signIn(page, member)
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await page.getByRole('button', { name: 'Redeem now' }).dblclick()
  await expect(page).toHaveURL(/\/my-rewards\/vouchers\/[^/]+$/)
  const after = await control.member(member.email)
  expect(after.balance.usable).toBe(before.balance.usable - reward.cost)
  expect(after.vouchers.length).toBe(before.vouchers.length + 1)
})

test('an answer lost on the way is asked for again, and the points are spent once [API-06]', async ({
  page,
  club,
  control,
  member,
}) => {
  const reward = await qrReward(page, club.region)
  const before = await control.member(member.email)
  await control.addFault({ operationId: 'exchangeReward', member: member.email, times: 1, drop: 'after' })
  await page.goto(`${club.prefix}${addressOf(reward)}`)
  await signIn(page, member)
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  await page.getByRole('button', { name: 'Redeem now' }).click()
  await expect(page).toHaveURL(/\/my-rewards\/vouchers\/[^/]+$/)
  const calls = await control.requests({ operationId: 'exchangeReward', member: member.email })
  expect(calls.length).toBe(2)
  const after = await control.member(member.email)
  expect(after.balance.usable).toBe(before.balance.usable - reward.cost)
  expect(after.vouchers.length).toBe(before.vouchers.length + 1)
  expect((await control.ledger()).violations).toEqual([])
})

async function decode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
