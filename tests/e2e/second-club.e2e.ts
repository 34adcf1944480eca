import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startTestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { test as clubTest, expect, signIn } from './club-test.ts'

const web = (path: string) => fileURLToPath(new URL(`../../apps/web/${path}`, import.meta.url))
const basePath = '/harbour-club'

/** The app, built and served for the club of `second-club.config.ts`, with a sandbox of its own. */
const test = clubTest.extend<object, { address: string }>({
  address: [
    async ({ browserName }, provide) => {
      const built = fileURLToPath(new URL(`../../test-results/second-club/${browserName}/`, import.meta.url))
      const env = { ...process.env, CLUB_CONFIG: web('test/second-club.config.ts') }
      await promisify(execFile)(process.execPath, [web('build.mjs'), built], { env })
      const sandbox = await startTestSandbox({
        app: { basePath, webRoot: `${built}dist`, pageRenderer: web('prerender/worker.mjs') },
      })
      await provide(`${sandbox.origin}${basePath}/`)
      await sandbox.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ address }, provide) => provide(address),
})

test('another club has addresses, a theme and a name of its own, from its configuration alone', async ({
  page,
  request,
  member,
}) => {
  const ofOtherClub: string[] = []
  page.on('request', (each) => {
    if (new URL(each.url()).pathname.startsWith('/kestrel')) ofOtherClub.push(each.url())
  })
  const home = await (await request.get('')).text()
  expect(home).toContain('data-theme="harbour-blue"')
  expect(home, 'is rendered by the host').toContain('data-prerendered="/"')
  const shell = await (await request.get('my-rewards')).text()
  expect(shell).toContain('<title data-shell>Harbour Club</title>')
  await page.goto('')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'harbour-blue')
  await page.getByRole('banner').getByRole('link', { name: 'Rewards', exact: true }).click()
  await expect(page).toHaveURL(/\/harbour-club\/spend-harbour-points$/)
  await page.getByRole('main').locator('a[href*="/spend-harbour-points/"]').first().click()
  await expect(page).toHaveURL(/\/harbour-club\/spend-harbour-points\/.+/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await signIn(page, member)
  await expect(page).toHaveURL(/\/harbour-club\/spend-harbour-points\/.+/)
  expect(ofOtherClub).toEqual([])
})
