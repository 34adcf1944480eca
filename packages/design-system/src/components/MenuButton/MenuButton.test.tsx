import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { RoutingProvider } from '../RoutingProvider/RoutingProvider.tsx'
import { menuButtonExamples } from './MenuButton.examples.tsx'
import { MenuButton } from './MenuButton.tsx'
import type { MenuButtonItem } from './MenuButton.tsx'

const onLogOut = vi.fn()
const onApproach = vi.fn()
const navigate = vi.fn()

const openMenu = async () => {
  render(
    <RoutingProvider navigate={navigate} useHref={(href) => `/club${href}`}>
      <MenuButton
        label="Account"
        triggerContent="Amara"
        header={<p>Amara Okafor</p>}
        externalLabel="opens in a new tab"
        items={[
          { id: 'account', label: 'Your account', href: '/account', onApproach },
          { id: 'buy', label: 'Buy points', href: 'https://example.com/', isExternal: true },
          { id: 'out', label: 'Log out', onAction: onLogOut },
        ]}
      />
    </RoutingProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Account Amara' }))
}

describe('MenuButton', () => {
  it('opens a named menu, told who it belongs to', async () => {
    await openMenu()
    expect(screen.getByRole('menu', { name: 'Account' })).toHaveAccessibleDescription('Amara Okafor')
  })

  it('goes through the router of the app [SHL-14]', async () => {
    await openMenu()
    const item = screen.getByRole('menuitem', { name: 'Your account' })
    expect(item).toHaveAttribute('href', '/club/account')
    await userEvent.click(item)
    expect(navigate).toHaveBeenCalledWith('/account')
  })

  it('opens the outside world in a tab of its own and says so [SHL-22]', async () => {
    await openMenu()
    const item = screen.getByRole('menuitem', { name: 'Buy points opens in a new tab' })
    expect(item).toHaveAttribute('target', '_blank')
    expect(item).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('does what an item says, by keyboard, and gives focus back [SHL-23]', async () => {
    await openMenu()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.keyboard('{End}{Enter}')
    expect(onLogOut).toHaveBeenCalledOnce()
    await expect.poll(() => screen.queryByRole('menu')).toBeNull()
    await expect.poll(() => document.activeElement?.textContent).toContain('Amara')
  })

  it.each([
    ['with the pointer', (item: HTMLElement) => userEvent.hover(item)],
    ['by keyboard', () => userEvent.keyboard('{ArrowDown}')],
    ['with a finger', (item: HTMLElement) => userEvent.pointer({ keys: '[TouchA>]', target: item })],
  ])('says that somebody comes near an item %s', async (_how, comeNear) => {
    await openMenu()
    onApproach.mockClear()
    await comeNear(screen.getByRole('menuitem', { name: 'Your account' }))
    expect(onApproach).toHaveBeenCalled()
  })

  it('does what an item says by touch', async () => {
    renderSort()
    await userEvent.pointer({ keys: '[TouchA]', target: sort() })
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('menuitem', { name: 'Newest' }) })
    expect(onSort).toHaveBeenCalledExactlyOnceWith('Newest')
  })

  it('shows what cannot be chosen, and does not do it', async () => {
    renderSort()
    await userEvent.click(sort())
    const nearest = screen.getByRole('menuitem', { name: 'Nearest' })
    expect(nearest).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(nearest)
    expect(onSort).not.toHaveBeenCalled()
  })

  it('opens nothing while disabled', async () => {
    render(<MenuButton label="Order" triggerContent="Sort" items={[]} isDisabled />)
    expect(sort()).toBeDisabled()
    await userEvent.click(sort())
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('has words for every item', () => {
    // @ts-expect-error an item without a label says nothing
    const mute: MenuButtonItem = { id: 'mute' }
    expect(mute.id).toBe('mute')
  })
})

const onSort = vi.fn()
const sort = () => screen.getByRole('button', { name: 'Order Sort' })
const hasFocus = async (name: string) =>
  await waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus())

function renderSort() {
  onSort.mockClear()
  const item = (label: string, isDisabled?: boolean) => ({
    id: label,
    label,
    isDisabled,
    onAction: () => void onSort(label),
  })
  render(
    <MenuButton
      label="Order"
      triggerContent="Sort"
      items={[item('Fewest points'), item('Nearest', true), item('Newest'), item('Popular')]}
    />,
  )
}

async function openSortBy(keys: string) {
  renderSort()
  await userEvent.tab()
  await userEvent.keyboard(keys)
}

describeKeyboard(menuButtonExamples, {
  Enter: async () => {
    await openSortBy('{Enter}')
    await hasFocus('Fewest points')
    await userEvent.keyboard('{Enter}')
    expect(onSort).toHaveBeenCalledExactlyOnceWith('Fewest points')
  },
  Space: async () => {
    await openSortBy(' ')
    await hasFocus('Fewest points')
    await userEvent.keyboard(' ')
    expect(onSort).toHaveBeenCalledExactlyOnceWith('Fewest points')
  },
  'Arrow down': async () => {
    await openSortBy('{ArrowDown}')
    await hasFocus('Fewest points')
    await userEvent.keyboard('{ArrowDown}')
    await hasFocus('Newest')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await hasFocus('Fewest points')
  },
  'Arrow up': async () => {
    await openSortBy('{ArrowUp}')
    await hasFocus('Popular')
    await userEvent.keyboard('{ArrowUp}')
    await hasFocus('Newest')
  },
  Home: async () => {
    await openSortBy('{ArrowUp}')
    await hasFocus('Popular')
    await userEvent.keyboard('{Home}')
    await hasFocus('Fewest points')
  },
  End: async () => {
    await openSortBy('{ArrowDown}')
    await hasFocus('Fewest points')
    await userEvent.keyboard('{End}')
    await hasFocus('Popular')
  },
  Letters: async () => {
    await openSortBy('{ArrowDown}')
    await hasFocus('Fewest points')
    await userEvent.keyboard('po')
    await hasFocus('Popular')
  },
  Escape: async () => {
    await openSortBy('{Enter}')
    await hasFocus('Fewest points')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sort()).toHaveFocus())
    expect(screen.queryByRole('menu')).toBeNull()
  },
})
