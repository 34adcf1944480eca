import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './club-test.ts'

const dashboard = 'account/refer-a-friend-dashboard'
const script = '**/referral-partner/widget.js'
const inside = (page: Page) => page.getByTitle('Refer a friend').contentFrame()
const problem = (page: Page) => page.getByRole('heading', { name: 'We couldn’t load your invitations' })

test.use({ viewport: { width: 320, height: 720 } })

test('a member copies their share link and sees whom they have invited and what they earned, on the smallest phone [REF-02]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, member, dashboard)
  await expect(inside(page).getByRole('heading', { name: 'Give 500 points, get 500 points' })).toBeVisible()
  await expect(inside(page).getByRole('listitem')).toHaveText([
    /Priya.*Invited/,
    /Tomasz.*500 points/,
    /Aoife.*500 points/,
  ])
  await expect(inside(page).getByRole('definition')).toHaveText(['3', '2', '1,000'])
  const link = inside(page).getByLabel('Your share link')
  await expect(link).toHaveValue(/^https:\/\/join\.kestrel\.test\/\w{8}$/)
  await inside(page).getByRole('button', { name: 'Copy link' }).press('Enter')
  await expect(inside(page).getByRole('status')).toHaveText(/^Copied/)
  await expectNoSidewaysScroll(page)
  const isCut = await inside(page)
    .locator('html')
    .evaluate((html) => html.scrollWidth > innerWidth || html.scrollHeight > innerHeight)
  expect(isCut, 'the frame is as large as what stands in it').toBe(false)
  await expectAccessible(page)
})

test.describe('a widget that goes wrong', () => {
  test.use({ expectedComplaint: /Content Security Policy|SecurityError|sandbox|Blocked|cookie|Failed to (?:read|set)/ })

  test('in a browser or network that blocks it is said so, and comes when it is tried again [REF-02]', async ({
    page,
    member,
  }) => {
    await page.route(script, (route) => route.abort('blockedbyclient'))
    await openSignedIn(page, member, dashboard)
    await expect(problem(page)).toBeVisible()
    await expectAccessible(page)
    await page.unroute(script)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(inside(page).getByText('Your friends')).toBeVisible()
    await expect(problem(page)).toBeHidden()
  })

  test('as it wants cookies that no page of another site gets, is said so [REF-02]', async ({ page, member }) => {
    await answerWith(
      page,
      'document.cookie = "seen=1"; document.getElementById("referral-widget").append(document.cookie)',
    )
    await openSignedIn(page, member, dashboard)
    await expect(problem(page)).toBeVisible()
  })

  test('reaches nothing of the app, of its calls or of what the browser keeps [REF-02]', async ({ page, member }) => {
    const attempts = {
      page: 'parent.document.title',
      storage: 'localStorage.length',
      cookies: 'document.cookie',
      leaving: 'top.location.assign("https://elsewhere.test/")',
      config: 'await fetch("/kestrel-red/config.json")',
      api: 'await fetch("/api/profile", { credentials: "include" })',
      elsewhere: 'await fetch("https://elsewhere.test/")',
    }
    const lines = Object.entries(attempts).map(
      ([name, code]) =>
        `await (async () => { ${code} })().then(() => reached.push(${JSON.stringify(name)}), () => undefined)`,
    )
    await answerWith(
      page,
      `(async () => { const reached = []
${lines.join('\n')}
const said = document.createElement('p'); said.textContent = self.origin + ' reached: ' + reached.join(' ')
document.getElementById('referral-widget').append(said) })()`,
    )
    await openSignedIn(page, member, dashboard)
    await expect(inside(page).getByText('reached:')).toHaveText('null reached:')
    await expect(page).toHaveURL(new RegExp(`/${dashboard}$`))
  })
})

/** The partner’s script is this. */
async function answerWith(page: Page, body: string): Promise<void> {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body }),
  )
}
