import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startTestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { accountMenu, test as clubTest, enterPassword, expect } from './club-test.ts'

const web = (path: string) => fileURLToPath(new URL(`../../apps/web/${path}`, import.meta.url))
const basePath = '/lark-club'

/** The app, built and served for the second sample club, as `npm start -- --club lark` does it. */
const test = clubTest.extend<object, { address: string }>({
  address: [
    async ({ browserName }, provide) => {
      const built = fileURLToPath(new URL(`../../test-results/second-club/${browserName}/`, import.meta.url))
      const env = { ...process.env, CLUB_CONFIG: web('club.lark.config.ts') }
      await promisify(execFile)(process.execPath, [web('build.mjs'), built], { env })
      const sandbox = await startTestSandbox({
        club: 'lark',
        app: { basePath, webRoot: `${built}dist`, pageRenderer: web('prerender/worker.mjs') },
      })
      await provide(`${sandbox.origin}${basePath}/`)
      await sandbox.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ address }, provide) => provide(address),
})

test('a member of another club redeems one of its rewards: addresses, theme, name, catalogue and content are its own', async ({
  page,
  request,
  control,
  member,
}) => {
  const ofOtherClub: string[] = []
  page.on('request', (each) => {
    if (/kestrel/i.test(new URL(each.url()).pathname)) ofOtherClub.push(each.url())
  })
  const home = await (await request.get('')).text()
  expect(home).toContain('data-theme="harbour-blue"')
  expect(home, 'is rendered by the host').toContain('data-prerendered="/"')
  const shell = await (await request.get('my-rewards')).text()
  expect(shell).toContain('<title data-shell>Lark Club</title>')
  await page.goto('')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'harbour-blue')
  await expect(page.getByRole('heading', { level: 1, name: 'A small club by a large sea' })).toBeVisible()
  await expect(page.getByText(/kestrel/i)).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Rewards', exact: true }).click()
  await expect(page).toHaveURL(/\/lark-club\/spend-lark-points$/)
  const reward = page.getByRole('main').getByRole('link', { name: 'A sea-salt bun' })
  await reward.first().click()
  await expect(page).toHaveURL(/\/lark-club\/spend-lark-points\/.*100101/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'A sea-salt bun' })).toBeVisible()

  await page
    .getByRole('main')
    .getByRole('button', { name: /log ?in/i })
    .first()
    .click()
  await expect(page, 'the provider’s pages are the club’s').toHaveTitle(/Lark Club/)
  await enterPassword(page, member)
  await expect(accountMenu(page)).toContainText('6,000')
  await page.getByRole('main').getByRole('button', { name: 'Redeem' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Redeem this reward?' })
  await dialog.getByRole('button', { name: 'Redeem now' }).click()
  await expect(page).toHaveURL(/\/lark-club\/my-rewards\/vouchers\/[^/]+$/)
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  await expect(page.getByText(/kestrel/i)).toHaveCount(0)
  const after = await control.member(member.email)
  expect(after.balance.usable).toBe(6000 - 300)
  expect(after.vouchers).toHaveLength(2)
  expect((await control.ledger()).violations).toEqual([])
  expect(ofOtherClub).toEqual([])
})
