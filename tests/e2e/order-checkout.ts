import type { Page } from '@playwright/test'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { expect, openSignedIn } from './club-test.ts'
import { rewardOfType } from './rewards.ts'

export const orderTypes = ['WINES_FULFILMENT', 'PHYSICAL_SPARKLES', 'VOYAGES_FULFILMENT'] as const
export type OrderType = (typeof orderTypes)[number]

/** What a member has who is at the checkout. */
export const points = 200_000

export const postal = {
  Telephone: '07700 900118',
  'Building name or number': 'Flat 2',
  'Address line 1': '14 Harbour Row',
  'Town or city': 'Bristol',
  County: 'Avon',
  Postcode: 'BS1 4XE',
}

/** A member with points enough, at the checkout of a reward. */
export async function openCheckout(page: Page, control: SandboxControl, type: OrderType) {
  const member = await control.createMember('gb.member', { points })
  const before = await control.member(member.email)
  const reward = await rewardOfType(page, type)
  await openSignedIn(page, member, `order-checkout?rewardId=${reward.rewardId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  return { member, before, reward }
}

export type OpenedCheckout = Awaited<ReturnType<typeof openCheckout>>

export const main = (page: Page) => page.getByRole('main')
export const redeemButton = (page: Page) => main(page).getByRole('button', { name: 'Redeem', exact: true })

export async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add delivery address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery address' })
  await expect(page).toHaveURL(/\/order-checkout\/add-address\?rewardId=\d+$/)
  for (const [label, value] of Object.entries(postal)) await dialog.getByLabel(label).fill(value)
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/order-checkout\?rewardId=\d+$/)
  await expect(main(page).getByText('14 Harbour Row')).toBeVisible()
}

async function sayWhoSails(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('alex@kestrel.test')
  await page.getByLabel('Day').click()
  await page.keyboard.type('14031986')
  await expect(page.getByLabel('Year')).toHaveValue('1986')
  await page.getByRole('radio', { name: 'Prefer not to say' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(main(page).getByText('14/03/1986')).toBeVisible()
}

export async function fillIn(page: Page, type: OrderType): Promise<void> {
  if (type === 'VOYAGES_FULFILMENT') await sayWhoSails(page)
  else await addAddress(page)
  await agree(page, type)
}

export async function agree(page: Page, type: OrderType): Promise<void> {
  for (const box of await main(page).getByRole('checkbox').all()) await box.check()
  if (type === 'WINES_FULFILMENT') await page.getByLabel('Gift message').fill('Cheers, Dad')
  await expect(redeemButton(page)).toBeEnabled()
}

export async function enterCode(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await page.getByLabel('Six-digit code').fill('123456')
  await page.getByRole('button', { name: 'Confirm' }).click()
}

/** The member is stepped up and back at the form, with nothing ordered: the first try was refused. */
export async function stepUp(page: Page, control: SandboxControl, type: OrderType, member: TestMember): Promise<void> {
  await redeemButton(page).click()
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await control.addFault({
    operationId: type === 'VOYAGES_FULFILMENT' ? 'placeVoyageOrder' : 'placeOrder',
    member: member.email,
    times: 1,
    status: 422,
    code: 'VUA',
  })
  await enterCode(page)
  await expect(main(page).getByRole('alert')).toContainText('Sorry, this one has just run out.')
  if (type === 'VOYAGES_FULFILMENT') await agree(page, type)
}
