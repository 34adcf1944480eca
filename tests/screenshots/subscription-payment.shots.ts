import type { Page } from '@playwright/test'
import { never, screen } from './screen.ts'

const path = 'subscription-payment/kestrel-plus-yearly'
const form = (page: Page) => page.frameLocator('iframe[title="Secure card payment"]')
const cardNumber = (page: Page) => form(page).getByLabel('Card number')
/** A picture of the whole page has nothing of a frame that is below the window. */
const card = (page: Page) => page.getByRole('region', { name: 'Card details' })
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name })

async function pay(page: Page, number: string): Promise<void> {
  await cardNumber(page).fill(number)
  await form(page).getByLabel('Expiry date').fill('12/30')
  await form(page).getByLabel('Security code').fill('123')
  await form(page).getByRole('button', { name: 'Start the free trial' }).click()
}

screen('subscription-payment', {
  card: { path, as: 'gb.member', shows: cardNumber },
  'card-form': { path, as: 'gb.member', shows: cardNumber, extent: card },
  monthly: { path: 'subscription-payment/kestrel-plus-monthly', as: 'gb.member', shows: cardNumber },
  us: { path: `en-us/${path}`, as: 'us.member', shows: cardNumber },
  dark: { path, as: 'gb.member', media: { colorScheme: 'dark' }, shows: cardNumber },
  declined: {
    path,
    as: 'gb.member',
    act: (page) => pay(page, '4000000000000002'),
    extent: card,
    shows: (page) => form(page).getByText('Your bank declined this card'),
  },
  'wrong-fields': {
    path,
    as: 'gb.member',
    act: (page) => pay(page, '4242'),
    extent: card,
    shows: (page) => form(page).getByText('Enter the whole card number.'),
  },
  'network-lost': {
    path,
    as: 'gb.member',
    act: (page) => pay(page, '4000000000000119'),
    extent: card,
    shows: (page) => form(page).getByText('The connection was lost'),
  },
  challenged: {
    path,
    as: 'gb.member',
    act: (page) => pay(page, '4000002500003155'),
    extent: card,
    shows: (page) => form(page).getByRole('heading', { name: 'Is it you?' }),
  },
  blocked: {
    path,
    as: 'gb.member',
    act: async (page) => {
      await page.route('**/payments/provider.js', (route) => route.abort())
      await page.reload()
    },
    shows: heading('The card payment form didn’t open'),
  },
  slow: {
    path,
    as: 'gb.member',
    held: /payments\/provider\.js/,
    shows: (page) => page.getByText('This is taking longer than usual'),
    isLoading: true,
  },
  withdrawn: {
    path,
    as: 'gb.member',
    faults: [{ operationId: 'createCheckoutSession', status: 422, code: 'PLAN_UNKNOWN', times: 50 }],
    shows: heading('This plan isn’t available any more'),
  },
  failed: {
    path,
    as: 'gb.member',
    faults: [{ operationId: 'createCheckoutSession', status: 500, times: 50 }],
    shows: heading('Payment error'),
  },
})

screen('subscription-confirmation', {
  welcome: {
    path,
    as: 'gb.member',
    points: 12_000,
    act: (page) => pay(page, '4242424242424242'),
    shows: heading('Welcome to Kestrel Plus Yearly'),
  },
  starting: {
    path: 'subscription-confirmation?session_id=cs_unknown',
    as: 'gb.member',
    faults: [{ operationId: 'createSubscription', ...never }],
    shows: heading('Starting your membership'),
    isLoading: true,
  },
  error: {
    path: 'subscription-confirmation?session_id=cs_unknown',
    as: 'gb.member',
    shows: heading('We couldn’t start your membership'),
  },
  unknown: {
    path: 'subscription-confirmation?session_id=cs_unknown',
    as: 'gb.member',
    faults: [{ operationId: 'createSubscription', status: 500, times: 50 }],
    shows: heading('We’re not sure that went through'),
  },
})
