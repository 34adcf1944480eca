import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { memberHeaders, signIn } from '@clubhouse/test-kit/sign-in'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PendingPoints } from '#pages/account/components/PendingPoints.tsx'
import { PointsSummary } from '#pages/account/components/PointsSummary.tsx'
import { hideDialog } from '#platform/dialogs/dialog-store.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { isoDay } from '#platform/dates/calendar-days.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(() => {
  act(() => hideDialog())
  vi.restoreAllMocks()
})

const statement = async () => within(await screen.findByRole('list', { name: 'Statement' }))
const pending = async () => within(await screen.findByRole('region', { name: 'Pending points' }))
/** Returns the rendered lines, in their order. */
const lines = async () => (await statement()).getAllByRole('listitem')
const calls = (operationId: string, { email }: TestMember) => control.requests({ operationId, member: email })

/** What the server answers to the member, beside the app. */
async function readOwn<Data>(member: TestMember, path: string): Promise<Data> {
  const answer = await fetch(`${control.origin}/api${path}`, { headers: memberHeaders(await signIn(control, member)) })
  return (await answer.json()) as Data
}

describe('the activity of a member', () => {
  test('has pending points and a statement by day, newest first [ACT-01] [RTE-26] [RTE-46.j]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/activity', member)
    expect(await screen.findByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    expect((await pending()).getByRole('heading', { level: 2 })).toBeVisible()
    const { statements } = await readOwn<{ statements: { transactionDate: string; description: string }[] }>(
      member,
      '/statements?limit=20',
    )
    const shown = (await lines()).map(({ textContent }) => textContent)
    for (const [index, { description }] of statements.entries()) expect(shown[index]).toContain(description)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })
    const days = new Set(statements.map(({ transactionDate }) => day.format(new Date(transactionDate))))
    const headings = (await statement()).getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual([...days])
  })

  test('names the days as the member’s language does', async () => {
    await renderRoute('/en-us/activity', await control.createMember('us.member'))
    const [day] = (await statement()).getAllByRole('heading', { level: 3 })
    expect(day?.textContent).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)
  })

  test('says the balance after each line, down from what the member has now', async () => {
    const member = await control.createMember('gb.member', { points: 24_650 })
    await renderRoute('/activity', member)
    await (await statement()).findByText('Balance 24,650 points')
    const { statements } = await readOwn<{ statements: { pointsInt: number }[] }>(member, '/statements?limit=20')
    let balance = 24_650
    for (const [index, line] of (await lines()).entries()) {
      expect(line).toHaveTextContent(`Balance ${balance.toLocaleString('en-GB')} point`)
      balance -= statements[index]?.pointsInt ?? 0
    }
  })

  test('goes on without balances when the balance cannot be had', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'getBalances', member: member.email, times: 9, status: 500 })
    await renderRoute('/activity', member)
    expect(await screen.findByRole('dialog', { name: 'We couldn’t load your points' })).toBeVisible()
    // What stands behind the dialog.
    const list = within(await screen.findByRole('list', { name: 'Statement', hidden: true }))
    expect(list.getAllByRole('listitem', { hidden: true })).toHaveLength(20)
    expect(screen.queryByText(/^Balance /)).toBeNull()
  })

  test('loads twenty lines more, from offset plus limit, while there are any [ACT-02] [ACT-07] [CST-06.d]', async () => {
    const member = await control.createMember('gb.member')
    await renderRoute('/activity', member)
    const { total } = await readOwn<{ total: number }>(member, '/statements')
    expect(await lines()).toHaveLength(20)
    for (let shown = 20; shown < total; shown = Math.min(shown + 20, total)) {
      expect(await screen.findByText(`${shown} of ${total} lines`)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
      await waitFor(async () => expect(await lines()).toHaveLength(Math.min(shown + 20, total)))
      // The first new line stands where the button was.
      expect((await lines())[shown]).toHaveFocus()
    }
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    const asked = (await calls('listStatements', member)).filter(({ query }) => query['limit'] === '20')
    expect(asked.map(({ query }) => Number(query['offset'] ?? 0))).toEqual(
      Array.from({ length: Math.ceil(total / 20) }, (_, page) => page * 20),
    )
  })

  test('says so when the next page does not come, and tries again [ACT-02]', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'listStatements', member: member.email, skip: 1, times: 1, status: 500 })
    await renderRoute('/activity', member)
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('We couldn’t load any more. Please try again.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(async () => expect(await lines()).toHaveLength(40))
  })

  test('says so when the statement cannot be had, and comes on request', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'listStatements', member: member.email, times: 1, status: 500 })
    await renderRoute('/activity', member)
    expect(await screen.findByText('We couldn’t load your statement')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await lines()).toHaveLength(20)
  })

  test('is asked for again on every visit [ACT-10]', async () => {
    const member = await control.createMember('gb.member')
    const router = await renderRoute('/activity', member)
    await lines()
    await act(() => router.navigate('/my-rewards/vouchers'))
    await screen.findByRole('heading', { level: 1, name: 'My rewards' })
    expect(await calls('listStatements', member)).toHaveLength(1)
    await act(() => router.navigate('/activity'))
    await waitFor(async () => expect(await calls('listStatements', member)).toHaveLength(2))
    expect(await lines()).toHaveLength(20)
  })

  test('asks a visitor to log in [RTE-49]', async () => {
    await renderRoute('/activity')
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to see this page' })).toBeVisible()
  })
})

describe('a statement without lines', () => {
  test('leads to the ways to earn [ACT-03]', async () => {
    await renderRoute('/activity', await control.createMember('gb.empty', { points: 0 }))
    expect(await screen.findByRole('heading', { level: 3, name: 'No points in or out yet' })).toBeVisible()
    expect(await screen.findByRole('link', { name: 'See ways to earn' })).toHaveAttribute(
      'href',
      '/kestrel-red/earn-kestrel-points',
    )
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull()
  })

  test('leads nowhere while there is no way to earn [ACT-03]', async () => {
    const member = await control.createMember('gb.empty', { points: 0 })
    const none = { paging: { hasMore: false }, rewards: [] }
    await control.addFault({ operationId: 'listEarnRewards', member: member.email, status: 200, body: none })
    await renderRoute('/activity', member)
    expect(await screen.findByRole('heading', { level: 3, name: 'No points in or out yet' })).toBeVisible()
    await waitFor(async () => expect(await calls('listEarnRewards', member)).not.toEqual([]))
    await expect(screen.findByRole('link', { name: 'See ways to earn' }, { timeout: 500 })).rejects.toThrow('Unable')
  })
})

describe('pending points', () => {
  const rows = async () => (await pending()).findAllByRole('listitem')

  test.each([
    ['an object', false],
    ['rows alone', true],
  ])('that come as %s stand with their dates and their sum [ACT-08] [CON-36] [API-41]', async (_shape, asRows) => {
    const member = await control.createMember('gb.member')
    await control.setFlag('pending_as_rows', asRows, member.email)
    const answer = await readOwn<unknown>(member, '/statements/pending')
    expect(Array.isArray(answer)).toBe(asRows)
    const promised = (asRows ? answer : (answer as { transactions: unknown }).transactions) as { points: number }[]
    await renderRoute('/activity', member)
    expect(await rows()).toHaveLength(promised.length)
    for (const row of await rows())
      expect(row).toHaveTextContent(/\d{1,2} [A-Z][a-z]+ \d{4}, due around \d{1,2} [A-Z][a-z]+ \d{4}\+[\d,]+ points?$/)
    const sum = promised.reduce((total, { points }) => total + points, 0).toLocaleString('en-GB')
    expect((await pending()).getByText(`${sum} points`)).toBeVisible()
    expect(screen.getByText(`and ${sum} points pending`)).toBeVisible()
  })

  test('are none when none are on their way [ACT-08]', async () => {
    await renderRoute('/activity', await control.createMember('gb.empty'))
    expect(await (await pending()).findByText('No points are on their way at the moment.')).toBeVisible()
  })

  test('say so when they cannot be had, and come on request', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'listPendingPoints', member: member.email, times: 1, status: 500 })
    await renderRoute('/activity', member)
    expect(await (await pending()).findByRole('alert')).toHaveTextContent('We couldn’t load your pending points')
    await userEvent.click((await pending()).getByRole('button', { name: 'Refresh pending points' }))
    expect(await rows()).not.toEqual([])
  })

  const lookBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))
  const reconnect = () =>
    act(async () => {
      window.dispatchEvent(new Event('offline'))
      window.dispatchEvent(new Event('online'))
    })
  const routes = [
    { path: '*', Component: () => <PendingPoints content={undefined} help={undefined} /> },
    { path: '/beside', Component: () => <PointsSummary /> },
  ]

  test('are asked for on mount, focus and reconnect in active mode; passive mode uses what is known [ACT-09]', async () => {
    const member = await control.createMember('gb.member')
    const queryClient = createQueryClient()
    const asked = async (times: number) => {
      await waitFor(async () => expect(await calls('listPendingPoints', member)).toHaveLength(times))
      // The sandbox counts a call before the app has its answer, and no second one is sent while the first is under way.
      await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    }
    const router = await renderRoute('/active', member, routes, queryClient)
    await rows()
    await asked(1)
    await lookBack()
    await asked(2)
    await reconnect()
    await asked(3)

    await act(() => router.navigate('/beside'))
    expect(await screen.findByText(/^and .+ pending$/)).toBeVisible()
    await lookBack()
    await reconnect()
    await waitFor(async () => expect(await calls('getBalances', member)).not.toEqual([]))
    await asked(3)

    await act(() => router.navigate('/active'))
    await asked(4)
  })
})

describe('help with points', () => {
  test('answers what members ask, in the editors’ words [ACT-04] [ACT-05] [ACT-06] [ACT-11] [API-52]', async () => {
    await renderRoute('/activity', await control.createMember('gb.member'))
    const faq = within(await screen.findByRole('region', { name: 'Points support' }))
    await userEvent.click(await faq.findByRole('button', { name: 'When will my pending points be mine?' }))
    expect(faq.getByText(/credited in about 45 days/)).toBeVisible()
    await userEvent.click(faq.getByRole('button', { name: 'My points were cancelled. Can I claim them?' }))
    expect(faq.getByText(/Cancelled points may be claimed within 6 months/)).toBeVisible()
    await userEvent.click(faq.getByRole('button', { name: 'Approved points have disappeared. Where are they?' }))
    expect(faq.getByText(/Approved points that have disappeared return within 24 hours/)).toBeVisible()
  })

  test('opens on a button, has the focus on its cross, and closes by cross and Escape [ACT-12] [DLG-07] [DLG-08]', async () => {
    await renderRoute('/activity', await control.createMember('gb.member'))
    // The editors' words have come, which the dialog is opened with.
    await screen.findByRole('button', { name: 'When will my pending points be mine?' })
    const button = await screen.findByRole('button', { name: 'Can’t see your points?' })
    for (const close of ['{Enter}', '{Escape}']) {
      await userEvent.click(button)
      const dialog = within(await screen.findByRole('dialog', { name: 'Can’t see your points?' }))
      expect(dialog.getByText(/You have six months to claim/)).toBeVisible()
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
      await userEvent.keyboard(close)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    }
  })
})

test('a member who misses points is a press away from the help site', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(window)
  await renderRoute('/activity', await control.createMember('gb.member'))
  await userEvent.click(await screen.findByRole('button', { name: 'Can’t see your points?' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Can’t see your points?' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Go to the help site/ }))
  expect(open).toHaveBeenCalledExactlyOnceWith('https://help.kestrel.test/', '_blank')
  open.mockRestore()
})

/** The records of a file of RFC 4180. */
function parseCsv(text: string): string[][] {
  const records: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '\r\n') records.push([])
    if (end === '') break
  }
  return records.slice(0, -1)
}

describe('the statement as a file', () => {
  /** Stands in for the browser's own saving, which jsdom lacks. */
  function catchFiles() {
    const files: { name: string; content: Blob }[] = []
    const contents: Blob[] = []
    URL.createObjectURL = (content: Blob) => `blob:${contents.push(content)}`
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const content = contents[Number(this.href.slice('blob:'.length)) - 1]
      if (content !== undefined) files.push({ name: this.download, content })
    })
    return files
  }

  test('has every line of every page, and says so', async () => {
    const files = catchFiles()
    const member = await control.createMember('gb.member')
    await renderRoute('/activity', member)
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Download as CSV' }))
    const { total } = await readOwn<{ total: number }>(member, '/statements')
    expect(await screen.findByText(`Your statement is downloaded, ${total} lines.`)).toBeInTheDocument()
    expect(files).toHaveLength(1)
    expect(files[0]?.name).toMatch(/^points-statement-\d{4}-\d{2}-\d{2}\.csv$/)
    const bytes = new Uint8Array((await files[0]?.content.arrayBuffer()) ?? [])
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    const [header, ...records] = parseCsv(new TextDecoder().decode(bytes))
    expect(header).toEqual(['Date', 'Description', 'Points', 'Balance', 'Reference'])
    const { statements } = await readOwn<{
      statements: { statementLineId: string; transactionDate: string; description: string; pointsInt: number }[]
    }>(member, '/statements?limit=100')
    const { balance } = await control.member(member.email)
    expect(records).toEqual(
      statements.map(({ statementLineId, transactionDate, description, pointsInt }, index) => [
        isoDay(transactionDate, 'en-GB'),
        description,
        String(pointsInt),
        String(statements.slice(0, index).reduce((now, newer) => now - newer.pointsInt, balance.usable)),
        statementLineId,
      ]),
    )
  })

  test('goes on where it stopped when a page did not come', async () => {
    const files = catchFiles()
    const member = await control.createMember('gb.member')
    const of = (total: number, offset: number, ids: string[]) => ({
      statements: ids.map((statementLineId) => ({
        statementLineId,
        transactionDate: '2026-11-19T10:00:00.000Z',
        description: `Line ${statementLineId}`,
        pointsInt: 1,
      })),
      offset,
      limit: 1,
      total,
    })
    const fault = { operationId: 'listStatements', member: member.email, times: 1 }
    await renderRoute('/activity', member)
    const button = await screen.findByRole('button', { name: 'Download as CSV' })
    await control.addFault({ ...fault, status: 200, body: of(2, 0, ['a']) })
    await control.addFault({ ...fault, status: 500 })
    await control.addFault({ ...fault, status: 200, body: of(2, 1, ['b']) })
    await userEvent.click(button)
    expect(await screen.findByText(/We couldn’t read all of your statement/)).toBeVisible()
    expect(files).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Your statement is downloaded, 2 lines.')).toBeInTheDocument()
    const records = parseCsv((await files[0]?.content.text()) ?? '')
    expect(records.map(([, description]) => description)).toEqual(['Description', 'Line a', 'Line b'])
    expect((await calls('listStatements', member)).map(({ query }) => Number(query['offset']))).toEqual([0, 0, 1, 1])
  })

  test('that takes long says how far it is, and can be stopped', async () => {
    const files = catchFiles()
    const member = await control.createMember('gb.member')
    await renderRoute('/activity', member)
    const button = await screen.findByRole('button', { name: 'Download as CSV' })
    await control.addFault({ operationId: 'listStatements', member: member.email, delayMs: 60_000 })
    await userEvent.click(button)
    expect(await screen.findByRole('progressbar', { name: 'Reading your whole statement' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel download' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(button).toHaveFocus()
    expect(files).toEqual([])
    await control.clearFaults()
  })

  test('is not offered inside the native app, which has nowhere to save it', async () => {
    connectShell(createFakeShell().port)
    try {
      await renderRoute('/activity', await control.createMember('gb.member'))
      expect(await lines()).toHaveLength(20)
      expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull()
    } finally {
      connectShell(noShell)
    }
  })
})
