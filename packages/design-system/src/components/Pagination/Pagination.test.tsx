import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { onLinkFollowed } from '#test/links.ts'
import { pagesToShow } from './pages-to-show.ts'
import { paginationExamples } from './Pagination.examples.tsx'
import { Pagination } from './Pagination.tsx'
import type { PaginationProps } from './Pagination.tsx'

const onGo = vi.fn<(href: string | null | undefined) => void>()
onLinkFollowed(onGo)

const words = {
  label: 'Pages of your orders',
  labelOfPage: (page: number) => `Page ${page}`,
  hrefOfPage: (page: number) => `/orders?page=${page}`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
}

function Pages({ page, pageCount = 12 }: { page: number; pageCount?: number }) {
  return <Pagination {...words} page={page} pageCount={pageCount} positionText={`Page ${page} of ${pageCount}`} />
}

const link = (name: string) => screen.getByRole('link', { name })

describe('Pagination', () => {
  it('marks the open page', () => {
    render(<Pages page={6} />)
    expect(screen.getByRole('navigation', { name: 'Pages of your orders' })).toBeVisible()
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([link('Page 6')])
    expect(link('Page 6')).toHaveTextContent('6')
  })

  it.each([
    { page: 1, pageCount: 1, want: '1' },
    { page: 2, pageCount: 5, want: '1 2 3 4 5' },
    { page: 1, pageCount: 12, want: '1 2 … 12' },
    { page: 4, pageCount: 12, want: '1 2 3 4 5 … 12' },
    { page: 6, pageCount: 12, want: '1 … 5 6 7 … 12' },
    { page: 9, pageCount: 12, want: '1 … 8 9 10 11 12' },
    { page: 12, pageCount: 12, want: '1 … 11 12' },
  ])('shows of page $page of $pageCount: $want', ({ page, pageCount, want }) => {
    expect(
      pagesToShow(page, pageCount)
        .map((entry) => (entry.kind === 'gap' ? '…' : entry.page))
        .join(' '),
    ).toBe(want)
  })

  it('goes to the pages around by mouse and by touch', async () => {
    render(<Pages page={6} />)
    await userEvent.click(link('Previous'))
    await userEvent.click(link('Page 12'))
    await userEvent.pointer({ keys: '[TouchA]', target: link('Next') })
    expect(onGo.mock.calls).toEqual([['/orders?page=5'], ['/orders?page=12'], ['/orders?page=7']])
  })

  it('offers no way back from the first page and no way on from the last', () => {
    const { rerender } = render(<Pages page={1} />)
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
    rerender(<Pages page={12} />)
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  })

  it('does not compile with an address for all pages', () => {
    // @ts-expect-error each page has an address of its own
    const hrefOfPage: PaginationProps['hrefOfPage'] = '/orders'
    expect(hrefOfPage).toBe('/orders')
  })
})

describeKeyboard(paginationExamples, {
  Tab: async () => {
    render(<Pages page={1} pageCount={2} />)
    for (const name of ['Page 1', 'Page 2', 'Next']) {
      await userEvent.tab()
      expect(link(name)).toHaveFocus()
    }
  },
  'Shift + Tab': async () => {
    render(<Pages page={2} pageCount={2} />)
    link('Page 2').focus()
    await userEvent.tab({ shift: true })
    expect(link('Page 1')).toHaveFocus()
  },
  Enter: async () => {
    onGo.mockClear()
    render(<Pages page={2} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onGo).toHaveBeenCalledWith('/orders?page=1')
  },
})
