import type { Page } from '@playwright/test'
import { addressOf, qrReward, rewardOfType } from '../e2e/rewards.ts'
import { failing, never, screen } from './screen.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 })
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const cheapest = async (page: Page) => addressOf(await qrReward(page, 'GB'))
const checkout = (type: string) => async (page: Page) =>
  `order-checkout?rewardId=${(await rewardOfType(page, type)).rewardId}`
const ofType = (type: string) => async (page: Page) => addressOf(await rewardOfType(page, type))
const redeem = async (page: Page) => {
  await main(page).getByRole('button', { name: 'Redeem' }).click()
  await page.getByRole('button', { name: 'Redeem now' }).click()
}
const redeemForm = (page: Page) => main(page).getByRole('button', { name: 'Redeem', exact: true })
const points = 200_000

screen('redeeming', {
  checking: {
    path: cheapest,
    as: 'gb.member',
    faults: [{ operationId: 'exchangeReward', status: 500, times: 50 }],
    act: redeem,
    shows: (page) => page.getByRole('alertdialog', { name: 'We’re checking' }),
    isLoading: true,
    extent: 'window',
  },
  refused: {
    path: cheapest,
    as: 'gb.member',
    faults: [{ operationId: 'exchangeReward', status: 422, code: 'OUT_OF_STOCK', times: 5 }],
    act: redeem,
    shows: (page) => page.getByRole('alertdialog', { name: 'We couldn’t redeem this reward' }),
    extent: 'window',
  },
  'confirmed-digital': {
    path: ofType('DIGITAL_FULFILMENT'),
    as: 'gb.member',
    points,
    act: redeem,
    shows: (page) => main(page).getByRole('link', { name: /order/i }),
  },
  'confirmed-donation': {
    path: ofType('DONATION_LINK'),
    as: 'gb.member',
    points,
    act: redeem,
    shows: (page) => main(page).getByRole('link', { name: /order/i }),
  },
})

screen('checkout', {
  wines: { path: checkout('WINES_FULFILMENT'), as: 'gb.member', points, shows: redeemForm },
  'wines-dark': {
    path: checkout('WINES_FULFILMENT'),
    as: 'gb.member',
    points,
    shows: redeemForm,
    media: { colorScheme: 'dark' },
  },
  address: {
    path: checkout('WINES_FULFILMENT'),
    as: 'gb.member',
    points,
    act: (page) => page.getByRole('button', { name: 'Add delivery address' }).click(),
    shows: dialog,
    extent: 'window',
  },
  'address-errors': {
    path: checkout('WINES_FULFILMENT'),
    as: 'gb.member',
    points,
    act: async (page) => {
      await page.getByRole('button', { name: 'Add delivery address' }).click()
      await page.getByLabel('Postcode').fill('12345')
      await page.getByLabel('Telephone').fill('call me')
      await page.getByLabel('County').focus()
    },
    shows: dialog,
    extent: 'window',
  },
  sparkles: { path: checkout('PHYSICAL_SPARKLES'), as: 'gb.member', points, shows: redeemForm },
  voyage: { path: checkout('VOYAGES_FULFILMENT'), as: 'gb.member', points, shows: redeemForm },
  'short-of-points': { path: checkout('WINES_FULFILMENT'), as: 'gb.low', shows: redeemForm },
  error: {
    path: checkout('WINES_FULFILMENT'),
    as: 'gb.member',
    faults: [{ operationId: 'getSpendReward', ...failing }],
    shows: heading,
  },
  loading: {
    path: checkout('WINES_FULFILMENT'),
    as: 'gb.member',
    faults: [{ operationId: 'getSpendReward', ...never }],
    shows: (page) => main(page).getByRole('status'),
    isLoading: true,
  },
})

const openOrder = (status: RegExp) => (page: Page) =>
  page.getByRole('tabpanel').locator('li').filter({ hasText: status }).first().getByRole('link').click()

screen('order', {
  cancelled: { path: 'my-rewards/orders', as: 'gb.member', act: openOrder(/cancelled/i), shows: heading },
  delivered: { path: 'my-rewards/orders', as: 'gb.member', act: openOrder(/delivered|on its way/i), shows: heading },
  voyage: { path: 'my-rewards/orders', as: 'gb.member', act: openOrder(/nights/i), shows: heading },
})

screen('activity', {
  member: { path: 'activity', as: 'gb.member', shows: (page) => main(page).getByRole('listitem') },
  'member-dark': {
    path: 'activity',
    as: 'gb.member',
    shows: (page) => main(page).getByRole('listitem'),
    media: { colorScheme: 'dark' },
  },
  'member-us': { path: 'en-us/activity', as: 'us.member', shows: (page) => main(page).getByRole('listitem') },
  empty: {
    path: 'activity',
    as: 'gb.empty',
    faults: [
      {
        operationId: 'listStatements',
        status: 200,
        body: { statements: [], offset: 0, limit: 20, total: 0 },
        times: 50,
      },
    ],
    shows: (page) => main(page).getByRole('link', { name: /earn/i }),
  },
  error: {
    path: 'activity',
    as: 'gb.member',
    faults: [{ operationId: 'listStatements', ...failing }],
    shows: (page) => main(page).getByRole('button', { name: /refresh/i }),
  },
})

const handIn = (code: string) => async (page: Page) => {
  await main(page).getByRole('textbox').fill(code)
  await main(page).getByRole('textbox').press('Enter')
}

screen('promo-codes', {
  member: { path: 'account/promo-codes', as: 'gb.member', shows: (page) => main(page).getByRole('textbox') },
  invalid: {
    path: 'account/promo-codes',
    as: 'gb.member',
    act: handIn('NOSUCHCODE'),
    shows: (page) => main(page).getByText(/valid promo code/),
  },
  added: {
    path: 'account/promo-codes',
    as: 'gb.member',
    points: 24_650,
    act: handIn('WELCOME500'),
    shows: dialog,
    extent: 'window',
  },
})

screen('earning', {
  leaving: {
    path: 'earn-kestrel-points/500101',
    as: 'gb.member',
    // The partner's page must not take the picture's place.
    faults: [{ operationId: 'redeemEarnReward', ...never }],
    act: (page) =>
      main(page)
        .getByRole('button', { name: /earn|shop|start/i })
        .first()
        .click(),
    shows: dialog,
    isLoading: true,
    extent: 'window',
  },
  transfer: {
    path: 'en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139',
    as: 'us.transfer',
    act: (page) => main(page).getByRole('button', { name: 'Earn points' }).click(),
    shows: (page) => page.getByRole('dialog').getByRole('radio').first(),
    extent: 'window',
  },
  'link-first': {
    path: 'en-us/earn-kestrel-points/move-bellwether-points-to-kestrel-points-500139',
    as: 'us.member',
    shows: (page) => main(page).getByRole('link', { name: /link/i }),
  },
})
