import type { Page, Route } from '@playwright/test'
import { expect, keepSession, leaveUntouched, test } from './club-test.ts'

interface MemberPage {
  path: string
  /** What it fetches besides header and footer as soon as there is a session, and what waits for an answer to that. */
  first: readonly string[]
  second?: readonly string[]
}

const ofShell = ['features', 'profiles', 'balances', 'footerLinksPrivate']
/** By a flag. */
const ofShellLater = ['v1/plans', 'v1/accounts/me/subscriptions']
const list = { second: ['discoveries/rewards/wishlist'] }

const pages: Readonly<Record<string, MemberPage>> = {
  home: {
    path: '',
    first: ['homePrivate'],
    second: ['discoveries/rewards/earn', 'discoveries/rewards', 'discoveries/rewards/wishlist'],
  },
  'a list of rewards': {
    path: 'spend-kestrel-points',
    first: ['discoveries/rewards', 'discoveries/categories'],
    ...list,
  },
  'a list of ways to earn': {
    path: 'earn-kestrel-points',
    first: ['discoveries/rewards/earn', 'discoveries/categories/earn'],
    ...list,
  },
  vouchers: { path: 'my-rewards/vouchers', first: ['vouchers'] },
  activity: { path: 'activity', first: ['statements', 'statements/pending', 'activityPage'] },
  account: { path: 'account', first: ['v1/accounts/me/balances'] },
}

for (const [name, { path, first, second = [] }] of Object.entries(pages))
  test(`a member opens ${name} with two rounds of calls after the login, each made once`, async ({ page, member }) => {
    const calls = await holdCalls(page)
    await keepSession(page, member)
    await leaveUntouched(page)
    await page.goto(path)
    await expect.poll(calls.held).toEqual([...ofShell, ...first].toSorted())
    await calls.answer()
    await expect.poll(calls.held).toEqual([...ofShellLater, ...second].toSorted())
    await calls.answer()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls.held(), 'a third round').toEqual([])
  })

/** Keeps the club's calls until they are answered together. */
async function holdCalls(page: Page) {
  let waiting: Route[] = []
  await page.route(
    ({ pathname }) => /^\/(api|b2c|content|flights|referrals)\//.test(pathname),
    (route) => void waiting.push(route),
  )
  return {
    /** Which calls wait, by their path or kind of content. */
    held: () => waiting.map((route) => nameOf(route.request().url())).toSorted(),
    answer: async () => {
      const answered = waiting
      waiting = []
      await Promise.all(answered.map((route) => route.continue()))
    },
  }
}

function nameOf(address: string): string {
  const { pathname, searchParams } = new URL(address)
  return searchParams.get('content_type') ?? pathname.replace(/^\/(api|b2c)\//, '')
}
