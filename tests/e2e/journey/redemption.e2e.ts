import jsQR from 'jsqr'
import sharp from 'sharp'
import { accountMenu, enterPassword, expect, expectAccessible, expectNoSidewaysScroll, test } from '../club-test.ts'
import { addressOf, pointsText, qrReward } from '../rewards.ts'

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

async function decode(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
