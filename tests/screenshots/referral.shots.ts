import type { Page } from '@playwright/test'
import { screen } from './screen.ts'

const path = 'account/refer-a-friend-dashboard'
const script = '**/referral-partner/widget.js'
const widget = (page: Page) => page.getByTitle('Refer a friend').contentFrame().getByText('Your friends')
const failed = (page: Page) => page.getByRole('heading', { name: 'We couldn’t load your invitations' })

/** Opens the dashboard anew while the partner’s script does not come. */
const blocked = async (page: Page) => {
  await page.route(script, (route) => route.abort())
  await page.reload()
}

screen('refer-a-friend', {
  page: { path: 'refer-a-friend', shows: (page) => page.getByRole('heading', { level: 1 }) },
  dashboard: { path, as: 'gb.member', shows: widget },
  'dashboard-dark': { path, as: 'gb.member', shows: widget, media: { colorScheme: 'dark' } },
  'dashboard-empty': { path, as: 'gb.empty', shows: widget },
  'dashboard-failed': { path, as: 'gb.member', act: blocked, shows: failed },
  'dashboard-loading': {
    path,
    as: 'gb.member',
    held: /referral-partner\/widget\.js/,
    shows: (page) => page.getByText('Loading your invitations'),
    isLoading: true,
  },
})
