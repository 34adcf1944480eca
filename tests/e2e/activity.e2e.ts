import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectNoSidewaysScroll, openSignedIn, test } from './club-test.ts'

test('a member reads their statement page after page, and keeps all of it as a file [ACT-01] [ACT-02] [ACT-04]', async ({
  page,
  control,
}) => {
  const member = await control.createMember('gb.member')
  const { ledgerEntries } = await control.member(member.email)
  await openSignedIn(page, member, 'activity')
  const lines = page.getByRole('list', { name: 'Statement' }).getByRole('listitem')
  await expect(lines).toHaveCount(20)
  await expect(lines.first()).toContainText('Balance 24,650 points')
  await expect(page.getByRole('region', { name: 'Pending points' }).getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('button', { name: 'When will my pending points be mine?' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(lines).toHaveCount(40)
  await expect(lines.nth(20)).toBeFocused()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(lines).toHaveCount(60)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^points-statement-\d{4}-\d{2}-\d{2}\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  const [header, ...records] = text.trimEnd().split('\r\n')
  expect(header).toBe('\uFEFFDate,Description,Points,Balance,Reference')
  expect(records).toHaveLength(ledgerEntries.length)
  const numbers = records.map((record) => /,(-?\d+),(-?\d+),\d+$/.exec(record)?.slice(1).map(Number) ?? [])
  expect(numbers.reduce((sum, [points = 0]) => sum + points, 0)).toBe(24_650)
  expect(numbers[0]?.[1]).toBe(24_650)
})

test('the help for missing points closes by a press beside it, and focus comes back [ACT-12] [DLG-07] [DLG-08]', async ({
  page,
  member,
}) => {
  await openSignedIn(page, member, 'activity')
  const button = page.getByRole('button', { name: 'Can’t see your points?' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Can’t see your points?' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
  await expectAccessible(page)
  await page.mouse.click(5, 300)
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('of a statement of 100,000 lines only those in sight are drawn, and all of them can be reached [ACT-01]', async ({
  page,
  member,
}) => {
  const statements = Array.from({ length: 100_000 }, (_, index) => ({
    statementLineId: String(index),
    transactionDate: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
    description: `Line ${index + 1}`,
    pointsInt: 1,
  }))
  await page.route('**/api/statements?*', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { statements, offset: 0, limit: 20, total: 20 } })
      : route.fallback(),
  )
  await openSignedIn(page, member, 'activity')
  const lines = page.getByRole('list', { name: 'Statement' }).getByRole('listitem')
  await expect(lines.first()).toContainText('Line 1')
  await expect(lines.first()).toHaveAttribute('aria-setsize', '100000')
  for (const part of [0.25, 0.5, 0.75]) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), part)
    await expect.poll(() => lines.count()).toBeLessThan(200)
    await expect.poll(() => page.evaluate(lineInTheMiddle)).toBeCloseTo(part, 1)
  }
  await expect(async () => {
    await page.getByRole('heading', { name: 'Points support' }).scrollIntoViewIfNeeded()
    await expect(page.getByText('Line 100000', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await lines.count()).toBeLessThan(200)
})

/** In the page: which line stands in the middle of the window, as a share of them all. */
function lineInTheMiddle(): number {
  const line = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)?.closest('[aria-posinset]')
  return Number(line?.getAttribute('aria-posinset')) / Number(line?.getAttribute('aria-setsize'))
}
