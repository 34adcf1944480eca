import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { tableExamples } from './Table.examples.tsx'
import { Table } from './Table.tsx'
import type { TableColumn, TableProps } from './Table.tsx'

type Activity = { what: string; points: string }
const columns: TableProps<Activity>['columns'] = [
  { id: 'what', header: 'What', cell: ({ what }) => what },
  { id: 'points', header: 'Points', cell: ({ points }) => points, isNumeric: true },
]
const rows = [
  { what: 'Weekly shop', points: '412' },
  { what: 'Flight', points: '3,180' },
]

function ActivityTable(props: Partial<TableProps<Activity>>) {
  return (
    <Table
      caption="Your activity"
      columns={columns}
      rows={rows}
      keyOfRow={({ what }) => what}
      emptyText="Nothing yet"
      {...props}
    />
  )
}

/** jsdom measures nothing. */
function makeWide() {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
}

afterEach(() => vi.restoreAllMocks())

describe('Table', () => {
  it('says what it is about and what each cell belongs to', () => {
    render(<ActivityTable />)
    const table = screen.getByRole('table', { name: 'Your activity' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['What', 'Points'])
    expect(within(table).getByRole('rowheader', { name: 'Flight' })).toBeVisible()
    expect(within(table).getByRole('cell', { name: '3,180' })).toHaveAttribute('data-numeric')
  })

  it('is no stop for the keyboard while all of it is in sight', async () => {
    render(<ActivityTable />)
    expect(screen.queryByRole('region')).toBeNull()
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('is a named region when it scrolls', () => {
    makeWide()
    render(<ActivityTable isCaptionHidden />)
    expect(screen.getByRole('region', { name: 'Your activity' })).toHaveAttribute('tabindex', '0')
  })

  it('is one as well before its scripts have come, as nothing has seen whether it scrolls', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<ActivityTable isCaptionHidden />)
    expect(screen.getByRole('region', { name: 'Your activity' })).toHaveAttribute('tabindex', '0')
    container.remove()
  })

  it('says what to expect when there are no rows', () => {
    render(<ActivityTable rows={[]} />)
    expect(screen.getByRole('cell', { name: 'Nothing yet' })).toHaveAttribute('colspan', '2')
  })

  it('announces that rows are on their way, and shows none of the old ones', () => {
    const { rerender } = render(<ActivityTable isLoading loadingLabel="Loading your activity" />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading your activity')
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText('Flight')).toBeNull()
    rerender(<ActivityTable loadingLabel="Loading your activity" />)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByText('Flight')).toBeVisible()
  })

  it('does not compile without a column to head the rows', () => {
    // @ts-expect-error there is at least one column
    const none: TableProps<Activity>['columns'] = []
    // @ts-expect-error a cell is made of its own row
    const other: TableColumn<Activity> = { id: 'date', header: 'Date', cell: ({ date }) => String(date) }
    expect([none, other.id]).toEqual([[], 'date'])
  })
})

describeKeyboard(tableExamples, {
  Tab: async () => {
    makeWide()
    render(<ActivityTable />)
    await userEvent.tab()
    expect(screen.getByRole('region', { name: 'Your activity' })).toHaveFocus()
  },
  'Arrow keys': async () => {
    makeWide()
    render(<ActivityTable />)
    await userEvent.tab()
    const taken = vi.fn<(event: KeyboardEvent) => void>()
    document.addEventListener('keydown', taken)
    await userEvent.keyboard('{ArrowRight}')
    document.removeEventListener('keydown', taken)
    // The browser scrolls what has focus, unless somebody takes the key away.
    expect(taken.mock.calls[0]?.[0].defaultPrevented).toBe(false)
  },
})
