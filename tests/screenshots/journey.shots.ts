import { accountMenu } from '../e2e/club-test.ts'
import { addressOf, qrReward, qrRewards } from '../e2e/rewards.ts'
import { type Page } from '@playwright/test'
import { screen } from './screen.ts'

const main = (page: Page) => page.getByRole('main')
const redeem = (page: Page) => main(page).getByRole('button', { name: 'Redeem' })
const items = (page: Page) => page.getByRole('tabpanel').locator('li')
const cheapest = async (page: Page) => addressOf(await qrReward(page, 'GB'))
const dearest = async (page: Page) => {
  const reward = (await qrRewards(page, 'GB')).at(-1)
  if (reward === undefined) throw new Error('There is no QR-code reward')
  return addressOf(reward)
}

screen('journey', {
  'sign-in': {
    path: '',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Login / Join' }).click(),
    shows: (page) => page.getByLabel('Password'),
  },
  'account-menu': {
    path: 'earn-kestrel-points',
    as: 'gb.member',
    act: (page) => accountMenu(page).click(),
    shows: (page) => page.getByRole('menu'),
    extent: 'window',
  },
  confirm: {
    path: cheapest,
    as: 'gb.member',
    act: (page) => redeem(page).click(),
    shows: (page) => page.getByRole('alertdialog'),
    extent: 'window',
  },
  insufficient: {
    path: dearest,
    as: 'gb.low',
    act: (page) => redeem(page).click(),
    shows: (page) => page.getByRole('dialog'),
    extent: 'window',
  },
  voucher: {
    path: cheapest,
    as: 'gb.member',
    // Spends them, which nobody else should see.
    points: 24_650,
    act: async (page) => {
      await redeem(page).click()
      await page.getByRole('button', { name: 'Redeem now' }).click()
    },
    shows: (page) => page.getByRole('img', { name: /QR/ }),
  },
  vouchers: { path: 'my-rewards/vouchers', as: 'gb.member', shows: items },
  'vouchers-empty': {
    path: 'my-rewards/vouchers',
    as: 'gb.empty',
    shows: (page) => page.getByRole('tabpanel').getByRole('link'),
  },
  orders: { path: 'my-rewards/orders', as: 'gb.member', shows: items },
  'my-rewards-visitor': { path: 'my-rewards', shows: (page) => main(page).getByRole('heading', { level: 1 }) },
})
