import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { loadMoreExamples } from './LoadMore.examples.tsx'
import { LoadMore } from './LoadMore.tsx'
import type { LoadMoreProps } from './LoadMore.tsx'

const onLoadMore = vi.fn()

function More(props: Partial<LoadMoreProps>) {
  return (
    <LoadMore
      state="available"
      label="Load more"
      loadingLabel="Loading more rewards"
      failedText="We couldn’t load more."
      onLoadMore={onLoadMore}
      {...props}
    />
  )
}

const button = () => screen.getByRole('button', { name: 'Load more' })

describe('LoadMore', () => {
  it('asks for more by mouse and by touch', async () => {
    onLoadMore.mockClear()
    render(<More />)
    await userEvent.click(button())
    await userEvent.pointer([{ keys: '[TouchA]', target: button() }])
    expect(onLoadMore).toHaveBeenCalledTimes(2)
  })

  it('says that it loads, keeps focus and asks only once', async () => {
    onLoadMore.mockClear()
    const { rerender } = render(<More />)
    await userEvent.tab()
    rerender(<More state="loading" />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading more rewards')
    expect(button()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onLoadMore).not.toHaveBeenCalled()
  })

  it('says that it failed, and tries again', async () => {
    onLoadMore.mockClear()
    render(<More state="failed" />)
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load more.')
    await userEvent.click(button())
    expect(onLoadMore).toHaveBeenCalledOnce()
  })

  it('says how much of the list is there', () => {
    render(<More progressText="24 of 96 rewards" />)
    expect(screen.getByText('24 of 96 rewards').closest('[role="status"]')).not.toBeNull()
  })

  it('does not compile with a state that it does not know', () => {
    // @ts-expect-error an end of the list is not a state: the component is left out
    const state: LoadMoreProps['state'] = 'finished'
    expect(state).toBe('finished')
  })
})

async function press(keys?: string) {
  onLoadMore.mockClear()
  render(<More />)
  await userEvent.tab()
  if (keys !== undefined) await userEvent.keyboard(keys)
}

describeKeyboard(loadMoreExamples, {
  Enter: async () => {
    await press('{Enter}')
    expect(onLoadMore).toHaveBeenCalledOnce()
  },
  Space: async () => {
    await press(' ')
    expect(onLoadMore).toHaveBeenCalledOnce()
  },
  Tab: async () => {
    await press()
    expect(button()).toHaveFocus()
  },
})
