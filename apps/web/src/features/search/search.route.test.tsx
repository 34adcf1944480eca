import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { forgetLeftSearch } from '#features/search/state/left-search.ts'
import { control, renderRoute } from '#test/render-route.tsx'

afterEach(forgetLeftSearch)

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Search' }))
const field = async () => (await dialog()).findByRole('searchbox', { name: 'Search the club' })
const rows = async () => within(await (await dialog()).findByRole('list')).getAllByRole('link')

/** The search of a member, with a term in it. */
async function search(term = '', known?: TestMember) {
  const member = known ?? (await control.createMember('gb.member'))
  const navigation = await renderRoute('/earn-kestrel-points', member)
  const header = within(await screen.findByRole('banner'))
  await userEvent.click(await header.findByRole('button', { name: 'Search' }))
  if (term !== '') await userEvent.type(await field(), term)
  const calls = () => control.requests({ operationId: 'searchRewards', member: member.email })
  return { member, navigation, calls }
}

describe('the search', () => {
  test('is not there for visitors [SRC-01]', async () => {
    await renderRoute('/earn-kestrel-points')
    const header = within(await screen.findByRole('banner'))
    await header.findByRole('button', { name: 'Login / Join' })
    expect(header.queryByRole('button', { name: 'Search' })).toBeNull()
  })

  test('takes fifty characters, in a field that has the focus [SRC-02] [CST-08.a]', async () => {
    await search()
    expect(await field()).toHaveFocus()
    await userEvent.type(await field(), 'x'.repeat(60))
    expect(await field()).toHaveValue('x'.repeat(50))
  })

  test('has two tabs, Earn first [RTE-46.e] [SRC-04]', async () => {
    await search()
    const tabs = (await dialog()).getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Earn', 'Rewards'])
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
  })

  test('is emptied by its button, and can be typed in again [SRC-03]', async () => {
    await search('coffee')
    await rows()
    await userEvent.click((await dialog()).getByRole('button', { name: 'Clear search' }))
    expect(await field()).toHaveValue('')
    expect(await field()).toHaveFocus()
    expect((await dialog()).queryByRole('list')).toBeNull()
  })

  test('shows nothing for less than three characters, and says so on request [SRC-05] [CST-08.a]', async () => {
    const { calls } = await search(' co ')
    await userEvent.keyboard('{Enter}')
    expect(await (await dialog()).findByText('Type at least 3 characters.')).toBeVisible()
    expect((await dialog()).queryByRole('list')).toBeNull()
    expect(await calls()).toEqual([])
  })

  test('asks once what was typed, and tells how much there is on each side [SRC-06] [SRC-08] [SRC-15]', async () => {
    const { calls } = await search()
    await userEvent.paste('coffee ')
    const found = await rows()
    expect((await calls()).map(({ query }) => query)).toEqual([{ keyword: 'coffee', viewingRegion: 'GB' }])
    const [earn, spend] = (await dialog()).getAllByRole('tab')
    expect(earn).toHaveAccessibleName(`Earn (${found.length})`)
    const status = (await dialog()).getAllByRole('status').map(({ textContent }) => textContent)
    expect(status.join()).toMatch(new RegExp(`^${found.length} ways? to earn found$`))
    if (spend !== undefined) await userEvent.click(spend)
    expect(spend).toHaveAccessibleName(`Rewards (${(await rows()).length})`)
    expect(await (await dialog()).findByText(`${(await rows()).length} rewards found`)).toBeInTheDocument()
    expect((await calls()).length).toBe(1)
  })

  test('lists logo, title and points, with what was looked for standing out, and leads to the reward [SRC-07]', async () => {
    const { navigation } = await search('coffee')
    await userEvent.click(await (await dialog()).findByRole('tab', { name: /^Rewards \(/ }))
    const row = (await rows()).find(({ textContent }) => textContent === 'Coffee and a pastry')
    expect(row?.querySelector('mark')).toHaveTextContent('Coffee')
    expect(row?.closest('li')?.querySelector('img')).toHaveAttribute('alt', '')
    expect(row?.closest('li')).toHaveTextContent(/Copperpot Coffee750 points$/)
    if (row !== undefined) await userEvent.click(row)
    await waitFor(() =>
      expect(navigation.state.location.pathname).toBe('/kestrel-red/spend-kestrel-points/coffee-and-a-pastry-100102'),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is there again with its term after Back from a result', async () => {
    const { navigation } = await search('coffee')
    await userEvent.click(await (await dialog()).findByRole('tab', { name: /^Rewards \(/ }))
    const row = (await rows()).find(({ textContent }) => textContent === 'Coffee and a pastry')
    if (row !== undefined) await userEvent.click(row)
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/coffee-and-a-pastry/))
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => navigation.navigator.go(-1))
    expect(await field()).toHaveValue('coffee')
    expect((await rows()).map(({ textContent }) => textContent)).toContain('Coffee and a pastry')
    act(() => navigation.navigator.go(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(navigation.state.location.pathname).toBe('/kestrel-red/earn-kestrel-points')
  })

  test('leads from what was found to the first result by Enter', async () => {
    await search('coffee')
    const [first] = await rows()
    await userEvent.keyboard('{Enter}')
    expect(first).toHaveFocus()
  })

  test('leaves out what the server should not have sent [DIS-14] [DIS-15] [DIS-16] [DIS-19]', async () => {
    const member = await control.createMember('gb.optout')
    const result = (title: string, tags: string[]) => ({
      rewardId: title,
      title,
      logoUrl: '/none.png',
      brandName: 'Copperpot',
      tags,
    })
    const sent = [
      result('Open coffee', ['region.global', 'content.popular']),
      result('Hidden coffee', ['visibility.hidden']),
      result('Pocket coffee', ['visibility.appOnly']),
      result('Irish coffee', ['content.alcohol']),
      result('Coffee roulette', ['content.gambling']),
      result('Diner coffee', ['region.US']),
    ]
    const body = { earnResults: sent, spendResults: sent.slice(1) }
    await control.addFault({ operationId: 'searchRewards', member: member.email, status: 200, body })
    await search('coffee', member)
    expect((await rows()).map(({ textContent }) => textContent)).toEqual(['Open coffee'])
    expect((await dialog()).getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Earn (1)',
      'Rewards (0)',
    ])
  })

  test('suggests the other tab when one has nothing [SRC-09]', async () => {
    await search('discovery case')
    expect(await (await dialog()).findByRole('heading', { name: 'No ways to earn for “discovery case”' })).toBeVisible()
    expect((await dialog()).getByText('But there’s something for it under Rewards.')).toBeVisible()
    await userEvent.click((await dialog()).getByRole('button', { name: 'See 1 reward' }))
    const found = await rows()
    expect(found.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/discovery case/i)])
    expect(found[0]).toHaveFocus()
  })

  test('says when neither side has anything [SRC-09]', async () => {
    await search('submarine')
    expect(await (await dialog()).findByText(/^And nothing under Rewards either/)).toBeVisible()
    await userEvent.click((await dialog()).getByRole('tab', { name: 'Rewards (0)' }))
    expect(await (await dialog()).findByText(/^And nothing under Earn either/)).toBeVisible()
  })

  test('says when it could not search, and searches again on request [SRC-10] [ERR-47]', async () => {
    const { member } = await search()
    await control.addFault({ operationId: 'searchRewards', member: member.email, times: 1, status: 500 })
    await userEvent.type(await field(), 'coffee')
    const alert = within(await (await dialog()).findByRole('alert'))
    expect(alert.getByRole('heading', { name: 'We couldn’t search just now' })).toBeVisible()
    expect(alert.getByText(/^Something got in the way/)).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await field()).toHaveFocus()
    expect(await rows()).not.toEqual([])
  })

  test('begins at the top of each tab [SRC-11]', async () => {
    await search('coffee')
    const scroller = async () => (await (await dialog()).findByRole('list')).parentElement
    const earn = await scroller()
    if (earn !== null) earn.scrollTop = 120
    await userEvent.click((await dialog()).getByRole('tab', { name: /^Rewards/ }))
    expect(await scroller()).toHaveProperty('scrollTop', 0)
    await userEvent.click((await dialog()).getByRole('tab', { name: /^Earn/ }))
    expect(await scroller()).toHaveProperty('scrollTop', 0)
  })

  test('is all there is while it is open, and gives the focus back [SRC-12]', async () => {
    await search()
    expect(screen.queryByRole('main')).toBeNull()
    expect(screen.queryByRole('banner')).toBeNull()
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus())
  })

  test('can be walked through by arrow keys', async () => {
    await search('coffee')
    const [first, second] = await rows()
    await userEvent.keyboard('{ArrowDown}')
    expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(second).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect((await rows()).at(-1)).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowUp}')
    expect(await field()).toHaveFocus()
  })
})

describe('the last searches', () => {
  test('are offered, and gone when they are cleared', async () => {
    await search('coffee')
    await rows()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'coffee' }))
    expect(await field()).toHaveValue('coffee')
    await rows()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Clear all' }))
    expect((await dialog()).queryByRole('button', { name: 'coffee' })).toBeNull()
    expect(await field()).toHaveFocus()
  })

  test('leave out what found nothing', async () => {
    await search('submarine')
    await (await dialog()).findByText(/^And nothing under Rewards either/)
    await userEvent.keyboard('{Escape}')
    expect((await dialog()).queryByRole('heading', { name: 'Recent searches' })).toBeNull()
  })
})
