import type { ProblemCodes as B2cProblemCodes } from '@clubhouse/rest-client/b2c'
import type { ProblemCodes } from '@clubhouse/rest-client/club'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { fillIn, open, operationOf, redeem } from '#features/checkout/checkout-orders.fixtures.tsx'
import { control, renderRoute } from '#test/render-route.tsx'
import { pageOf, rewardOfType } from '#test/rewards-of.ts'

// Whatever a server can refuse is told in words of the club, and costs nothing. The tables are complete: a code that a
// schema adds is missing here, and does not compile.

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

interface Submission {
  operationId: string
  member: TestMember
  /** Sends it once. */
  send: () => Promise<void>
  /** Where the words stand; undefined while there are none. */
  told: () => HTMLElement | null
  /** Takes the words away, where they have to be. */
  leave?: () => Promise<void>
}

afterEach(() => localStorage.clear())

/** Sends it once for each code, which it is refused with. */
async function expectTold(texts: Record<string, string>, submission: Submission): Promise<void> {
  const { operationId, member, send, told, leave } = submission
  const before = await control.member(member.email)
  const answered = async () => (await control.requests({ operationId, member: member.email })).length
  for (const [code, text] of Object.entries(texts)) {
    const earlier = await answered()
    await control.addFault({ operationId, member: member.email, times: 1, status: statusOf(code), code })
    await send()
    await waitFor(async () => expect(await answered(), code).toBe(earlier + 1))
    await waitFor(() => expect(told(), code).toHaveTextContent(text))
    await leave?.()
  }
  const { balance, ledgerEntries } = await control.member(member.email)
  expect({ balance, ledgerEntries }).toEqual({ balance: before.balance, ledgerEntries: before.ledgerEntries })
}

function statusOf(code: string): number {
  if (code === 'NOT_FOUND') return 404
  return code === 'VALIDATION' || code === 'NOT_MULTIPLE' ? 400 : 422
}

const main = () => within(screen.getByRole('main'))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** A member on the page of a reward, who redeems it there, by a dialog. */
async function onRewardPage(type: 'QR_CODE' | 'DONATION_LINK') {
  const member = await control.createMember('gb.member', { points: 90_000 })
  await renderRoute(pageOf(await rewardOfType(type)), member)
  await screen.findByText(/^You have [\d,]+ point/)
  const told = () => screen.queryByRole('alertdialog', { name: 'We couldn’t redeem this reward' })
  return {
    member,
    send: async () => {
      await userEvent.click(await main().findByRole('button', { name: 'Redeem' }))
      await userEvent.click(await screen.findByRole('button', { name: 'Redeem now' }))
    },
    told,
    leave: async () => {
      await press('Close')
      await waitFor(() => expect(told()).toBeNull())
    },
  }
}

describe('costs nothing, and says why, when the server refuses', () => {
  test('an exchange [ERR-16] [ERR-19] [ERR-31] [ERR-32]', async () => {
    await expectTold(exchange, { operationId: 'exchangeReward', ...(await onRewardPage('QR_CODE')) })
  })

  test('an order from the reward’s page [ERR-16] [ERR-20] [ERR-31] [ERR-32]', async () => {
    const ofTheRest = Object.fromEntries(Object.entries(order).filter(([code]) => code !== 'CONSENT_REQUIRED'))
    await expectTold(ofTheRest, { operationId: 'placeOrder', ...(await onRewardPage('DONATION_LINK')) })
  })

  test.each([
    ['WINES_FULFILMENT', order],
    ['VOYAGES_FULFILMENT', voyage],
  ] as const)(
    'an order of type %s at the checkout [CHK-58] [ERR-16] [ERR-20] [ERR-25] [ERR-31] [ERR-32]',
    async (type, texts) => {
      const { member } = await open(type)
      await fillIn(type)
      await expectTold(texts, {
        operationId: operationOf(type),
        member,
        send: async () => {
          await waitFor(() => expect(main().getByRole('button', { name: 'Redeem' })).toBeEnabled())
          await redeem()
        },
        told: () => main().queryByRole('alert'),
      })
    },
  )

  test('a promotion code [PRM-07] [ERR-21] [ERR-22] [ERR-23] [ERR-24] [ERR-30]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/account/promo-codes', member)
    const field = await screen.findByRole('textbox', { name: 'Promo code' })
    await expectTold(promotion, {
      operationId: 'redeemPromotion',
      member,
      send: async () => {
        await userEvent.clear(field)
        await userEvent.type(field, 'WELCOME500{Enter}')
      },
      told: () => screen.getByRole('main'),
      leave: async () => {
        await waitFor(() => expect(field).toBeInvalid())
        // An empty field would be wrong again, in other words (PRM-03).
        await userEvent.type(field, 'X')
        await waitFor(() => expect(field).not.toBeInvalid())
      },
    })
  })

  test('a transfer of a partner’s points', async () => {
    const member = await control.createMember('us.transfer')
    await renderRoute('/en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139', member)
    await userEvent.click(await screen.findByRole('button', { name: 'Earn points' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move points from Bellwether Rewards' })
    const move = within(dialog).getByRole('button', { name: 'Move points' })
    await expectTold(transfer, {
      operationId: 'transferPartnerPoints',
      member,
      send: async () => {
        await waitFor(() => expect(move).toBeEnabled())
        await userEvent.click(move)
      },
      told: () => dialog,
    })
  })
})
