import type { Locator, Page } from '@playwright/test'
import type { ProblemCodes as B2cProblemCodes } from '@clubhouse/rest-client/b2c'
import type { ProblemCodes } from '@clubhouse/rest-client/club'
import type { SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { expect, openSignedIn, test } from './club-test.ts'
import { reported } from './faults/faults.ts'
import { fillIn, main, openCheckout, type OrderType, redeemButton, stepUp } from './order-checkout.ts'
import { addressOf, qrReward, rewardOfType } from './rewards.ts'

// Whatever a server can refuse a wish with is told in words of the club, and costs nothing. The tables are complete: a
// code that a schema adds is missing here, and does not compile.
test.use({ expectedComplaint: reported })

/** The member is asked who they are, or the app finds out what came of it: nothing of these is told as a refusal. */
type Handled = 'UNAUTHORIZED' | 'FORBIDDEN' | 'STEP_UP_REQUIRED' | 'SERVER_ERROR' | 'IDEMPOTENCY_KEY_REUSED'

/** What the member reads, by the code of the answer. */
type Texts<Code extends string> = Record<Exclude<Code, Handled>, string>

const general = 'Oops, something went wrong. Please try again later'
const gone = 'Oops, it looks like this reward is no longer available'
const tooFewPoints = "You don't have enough points for this reward"
const runOut = 'Sorry, this one has just run out. We haven’t taken any points.'

/** Of what the page knows before it asks, and asks only against a server that has another mind. */
const unforeseen = {
  VALIDATION: general,
  NOT_FOUND: gone,
  UNAVAILABLE: gone,
  INSUFFICIENT_POINTS: tooFewPoints,
  VARIANT_REQUIRED: general,
  SUBSCRIPTION_REQUIRED: general,
}

const exchange: Texts<ProblemCodes['exchangeReward']> = {
  ...unforeseen,
  CILR: 'This reward is sold out.',
  OUT_OF_STOCK: 'This reward is sold out.',
  NOT_EXCHANGEABLE: general,
}

const order: Texts<ProblemCodes['placeOrder']> = {
  ...unforeseen,
  VUA: runOut,
  NOT_ORDERABLE: general,
  CONSENT_REQUIRED: 'Please accept the terms and conditions',
  PERSON_DETAILS_REQUIRED: general,
  DETAILS_NOT_WANTED: general,
  INVALID_DELIVERYINFORMATION: 'Please check your delivery details.',
  INVALID_DELIVERYINFORMATION_TELEPHONE: 'Please check the telephone number for your delivery.',
  INVALID_DELIVERYINFORMATION_FIRSTNAME: 'Please check the first name for your delivery.',
  INVALID_DELIVERYINFORMATION_LASTNAME: 'Please check the last name for your delivery.',
}

const voyage: Texts<B2cProblemCodes['placeVoyageOrder']> = {
  ...unforeseen,
  VUA: runOut,
  NOT_ORDERABLE: general,
  PRICE_CHANGED: 'Nothing has been ordered: redeem again if you still want it.',
  UNDER_AGE: 'You must be at least 18 years old',
}

const promotion: Texts<ProblemCodes['redeemPromotion']> = {
  VALIDATION: 'Promotion code is not valid',
  NF: 'Invalid voucher code.',
  VI: 'Invalid voucher code.',
  VXP: 'The voucher has expired.',
  VU: 'The voucher has already been redeemed.',
  MPA: 'Voucher code required.',
}

const transfer: Texts<ProblemCodes['transferPartnerPoints']> = {
  VALIDATION: general,
  NOT_FOUND: general,
  NOT_MULTIPLE: 'Enter a multiple of 1,000 points.',
  PARTNER_NOT_LINKED: 'Link your Bellwether Rewards account first, so that we can move your points.',
  INSUFFICIENT_PARTNER_POINTS: "Nice try. But your points can't stretch that far—yet.",
  DAILY_CAP_REACHED: 'That’s more than is left for today, as we cap it at 1,000,000 a day.',
}

interface Wish {
  operationId: string
  member: TestMember
  /** Asks once, up to the answer. */
  ask: () => Promise<void>
  /** Where the words stand. */
  told: Locator
  /** Takes the words away, where they have to be. */
  leave?: () => Promise<void>
}

/** Asks once for each code, which is refused with it. */
async function expectTold(control: SandboxControl, texts: Record<string, string>, wish: Wish): Promise<void> {
  const { operationId, member, ask, told, leave } = wish
  const before = await control.member(member.email)
  const answered = async () => (await control.requests({ operationId, member: member.email })).length
  for (const [code, text] of Object.entries(texts)) {
    await test.step(code, async () => {
      const earlier = await answered()
      await control.addFault({ operationId, member: member.email, times: 1, status: statusOf(code), code })
      await ask()
      await expect.poll(answered).toBe(earlier + 1)
      await expect(told).toContainText(text)
      await leave?.()
    })
  }
  const { balance, ledgerEntries } = await control.member(member.email)
  expect({ balance, ledgerEntries }).toEqual({ balance: before.balance, ledgerEntries: before.ledgerEntries })
}

function statusOf(code: string): number {
  if (code === 'NOT_FOUND') return 404
  return code === 'VALIDATION' || code === 'NOT_MULTIPLE' ? 400 : 422
}

/** Where a reward is redeemed on its own page, by a dialog. */
function onRewardPage(page: Page) {
  const dialog = page.getByRole('alertdialog', { name: 'We couldn’t redeem this reward' })
  return {
    ask: async () => {
      await main(page).getByRole('button', { name: 'Redeem' }).click()
      await page.getByRole('button', { name: 'Redeem now' }).click()
    },
    told: dialog,
    leave: async () => {
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toHaveCount(0)
    },
  }
}

test.describe('costs nothing, and says why, when the server refuses', () => {
  test('an exchange [ERR-16] [ERR-19] [ERR-31] [ERR-32]', async ({ page, control, member }) => {
    await openSignedIn(page, member, addressOf(await qrReward(page, 'GB')))
    await expectTold(control, exchange, { operationId: 'exchangeReward', member, ...onRewardPage(page) })
  })

  test('an order from the reward’s page [ERR-16] [ERR-20] [ERR-31] [ERR-32]', async ({ page, control, member }) => {
    await openSignedIn(page, member, addressOf(await rewardOfType(page, 'DONATION_LINK')))
    const ofTheRest = Object.fromEntries(Object.entries(order).filter(([code]) => code !== 'CONSENT_REQUIRED'))
    await expectTold(control, ofTheRest, { operationId: 'placeOrder', member, ...onRewardPage(page) })
  })

  for (const [type, operationId, texts] of [
    ['WINES_FULFILMENT', 'placeOrder', order],
    ['VOYAGES_FULFILMENT', 'placeVoyageOrder', voyage],
  ] satisfies [OrderType, string, Record<string, string>][])
    test(`an order of type ${type} at the checkout [CHK-58] [ERR-16] [ERR-20] [ERR-25] [ERR-31] [ERR-32]`, async ({
      page,
      control,
    }) => {
      const { member } = await openCheckout(page, control, type)
      await fillIn(page, type)
      await stepUp(page, control, type, member)
      const told = main(page).getByRole('alert')
      await expectTold(control, texts, {
        operationId,
        member,
        ask: async () => {
          await expect(redeemButton(page)).toBeEnabled()
          await redeemButton(page).click()
        },
        told,
      })
    })

  test('a promotion code [PRM-07] [ERR-21] [ERR-22] [ERR-23] [ERR-24] [ERR-30]', async ({ page, control, member }) => {
    await openSignedIn(page, member, 'account/promo-codes')
    const field = page.getByRole('textbox', { name: 'Promo code' })
    await expectTold(control, promotion, {
      operationId: 'redeemPromotion',
      member,
      ask: async () => {
        await field.fill('WELCOME500')
        await field.press('Enter')
      },
      told: main(page),
      leave: async () => {
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        // An empty field would be wrong again, in other words (PRM-03).
        await field.fill('ANOTHER')
        await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      },
    })
  })

  test('a transfer of a partner’s points', async ({ page, control }) => {
    const member = await control.createMember('us.transfer')
    await openSignedIn(page, member, 'en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139')
    await main(page).getByRole('button', { name: 'Earn points' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move points from Bellwether Rewards' })
    const move = dialog.getByRole('button', { name: 'Move points' })
    await expectTold(control, transfer, {
      operationId: 'transferPartnerPoints',
      member,
      ask: async () => {
        await expect(move).toBeEnabled()
        await move.click()
      },
      told: dialog,
    })
  })
})
