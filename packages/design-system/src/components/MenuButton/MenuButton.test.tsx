import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RoutingProvider } from '../RoutingProvider/RoutingProvider.tsx'
import { MenuButton } from './MenuButton.tsx'

const onLogOut = vi.fn()
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
          { id: 'account', label: 'Your account', href: '/account' },
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
    expect(screen.getByRole('menu', { name: 'Account Amara' })).toHaveAccessibleDescription('Amara Okafor')
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
})
