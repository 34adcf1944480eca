import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { onLinkFollowed } from '#test/links.ts'
import { sideNavigationExamples } from './SideNavigation.examples.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import type { SideNavigationItem } from './SideNavigation.tsx'

const onGo = vi.fn<(href: string | null | undefined) => void>()
onLinkFollowed(onGo)

function Account() {
  return (
    <SideNavigation
      label="Your account"
      currentHref="/cancel"
      groups={[
        { label: 'You', items: [{ label: 'Personal details', href: '/details' }] },
        {
          label: 'Your club',
          items: [
            {
              label: 'Manage membership',
              href: '/membership',
              items: [{ label: 'Cancel membership', href: '/cancel' }],
            },
          ],
        },
      ]}
    />
  )
}

const link = (name: string) => screen.getByRole('link', { name })

describe('SideNavigation', () => {
  it('lists the pages by group, in a landmark of its own', () => {
    render(<Account />)
    const navigation = screen.getByRole('navigation', { name: 'Your account' })
    const group = within(navigation).getByRole('list', { name: 'You' })
    expect(within(group).getAllByRole('link')).toEqual([link('Personal details')])
    const below = within(navigation).getByRole('list', { name: 'Manage membership' })
    expect(within(below).getAllByRole('link')).toEqual([link('Cancel membership')])
  })

  it('marks the open page and no other', () => {
    render(<Account />)
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([link('Cancel membership')])
  })

  it('scrolls to the open page where the row is longer than the screen', () => {
    const boxes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: HTMLElement,
    ) {
      return this.tagName === 'A' ? new DOMRect(500, 0, 100, 44) : new DOMRect(0, 0, 320, 44)
    })
    render(<Account />)
    expect(screen.getByRole('navigation').firstElementChild?.scrollLeft).toBe(390)
    boxes.mockRestore()
  })

  it('goes to a page by mouse and by touch', async () => {
    render(<Account />)
    await userEvent.click(link('Personal details'))
    await userEvent.pointer({ keys: '[TouchA]', target: link('Manage membership') })
    expect(onGo.mock.calls).toEqual([['/details'], ['/membership']])
  })

  it('does not compile with a third level', () => {
    const third = [{ label: 'Reasons', href: '/reasons' }]
    const item: SideNavigationItem = {
      label: 'Manage membership',
      href: '/membership',
      // @ts-expect-error there is one level below, and no more
      items: [{ label: 'Cancel membership', href: '/cancel', items: third }],
    }
    render(<SideNavigation label="Your account" groups={[{ items: [item] }]} />)
    expect(screen.queryByRole('link', { name: 'Reasons' })).toBeNull()
  })
})

describeKeyboard(sideNavigationExamples, {
  Tab: async () => {
    render(<Account />)
    await userEvent.tab()
    expect(link('Personal details')).toHaveFocus()
    await userEvent.tab()
    expect(link('Manage membership')).toHaveFocus()
  },
  'Shift + Tab': async () => {
    render(<Account />)
    link('Cancel membership').focus()
    await userEvent.tab({ shift: true })
    expect(link('Manage membership')).toHaveFocus()
  },
  Enter: async () => {
    onGo.mockClear()
    render(<Account />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onGo).toHaveBeenCalledWith('/details')
  },
})
