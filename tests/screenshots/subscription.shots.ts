import type { Page } from '@playwright/test'
import { never, screen } from './screen.ts'

const main = (page: Page) => page.getByRole('main')
const yearly = (page: Page) => main(page).getByRole('article', { name: 'Kestrel Plus Yearly' })
const cancel = 'account/subscription/cancel'
const reason = (page: Page) => main(page).getByRole('radio', { name: 'It’s too expensive' })
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
/** Which nobody asks for by name. */
const plans = /\/v1\/plans$/
const stored = (subscription: object) => ({
  operationId: 'listSubscriptions',
  times: 20,
  status: 200,
  body: { subscriptions: [{ id: 's1', planId: 'kestrel-plus-yearly', ...subscription }] },
})
const confirmCancel = async (page: Page) => {
  await reason(page).check()
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel membership' }).click()
}

screen('subscribe', {
  plans: { path: 'subscribe', shows: yearly },
  'plans-us': { path: 'en-us/subscribe', shows: yearly },
  member: { path: 'subscribe', as: 'gb.member', shows: (page) => main(page).getByText('Your plan') },
  help: {
    path: 'subscribe',
    as: 'gb.member',
    act: (page) =>
      yearly(page)
        .getByRole('button', { name: /^More about “Double points/ })
        .click(),
    shows: (page) => yearly(page).getByRole('tooltip'),
    extent: 'window',
  },
  table: {
    path: 'subscribe',
    as: 'gb.member',
    act: (page) => main(page).getByText('Two months for nothing').last().scrollIntoViewIfNeeded(),
    shows: (page) => main(page).getByRole('table'),
    extent: 'window',
  },
  loading: {
    path: 'subscribe',
    as: 'gb.member',
    held: plans,
    shows: (page) => main(page).getByText('Loading the plans'),
    isLoading: true,
  },
  failed: {
    path: 'subscribe',
    as: 'gb.member',
    failing: plans,
    shows: (page) => main(page).getByRole('button', { name: 'Refresh' }),
  },
})

screen('subscription', {
  active: { path: 'account/subscription', as: 'gb.subscriber', shows: yearly },
  trial: {
    path: 'account/subscription',
    as: 'gb.member',
    faults: [stored({ status: 'ACTIVE', trialEndsAt: ahead(5), renewsAt: ahead(5) })],
    shows: yearly,
  },
  cancelled: { path: 'account/subscription', as: 'gb.lapsed', shows: yearly },
  restarting: {
    path: 'account/subscription',
    as: 'gb.lapsed',
    act: (page) => main(page).getByRole('button', { name: 'Restart membership' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Restarting online isn’t ready yet' }),
    extent: 'window',
  },
  failed: {
    path: 'account/subscription',
    as: 'gb.subscriber',
    failing: plans,
    shows: (page) => main(page).getByRole('button', { name: 'Refresh' }),
  },
})

screen('cancel-subscription', {
  empty: { path: cancel, as: 'gb.subscriber', shows: reason },
  other: {
    path: cancel,
    as: 'gb.subscriber',
    act: (page) => main(page).getByRole('radio', { name: 'Other' }).check(),
    shows: (page) => main(page).getByText('Write your reason to continue.'),
  },
  asking: {
    path: cancel,
    as: 'gb.subscriber',
    async act(page) {
      await reason(page).check()
      await main(page).getByRole('button', { name: 'Continue' }).click()
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Cancel your membership?' }),
    extent: 'window',
  },
  submitting: {
    path: cancel,
    as: 'gb.subscriber',
    faults: [{ operationId: 'updateSubscription', ...never }],
    act: confirmCancel,
    shows: (page) => page.getByText('Cancelling your membership'),
    isLoading: true,
  },
  refused: {
    path: cancel,
    as: 'gb.subscriber',
    faults: [{ operationId: 'updateSubscription', status: 422, code: 'SUBSCRIPTION_RENEWING' }],
    act: confirmCancel,
    shows: (page) => main(page).getByRole('alert'),
  },
  done: {
    path: cancel,
    as: 'gb.subscriber',
    // A member of its own, as another picture shows who is still subscribed.
    flags: { web_subscription: true },
    act: confirmCancel,
    shows: (page) => main(page).getByText('Your membership is cancelled'),
  },
})
