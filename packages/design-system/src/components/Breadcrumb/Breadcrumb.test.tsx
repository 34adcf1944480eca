import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { onLinkFollowed } from '#test/links.ts'
import { breadcrumbExamples } from './Breadcrumb.examples.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import type { BreadcrumbItem } from './Breadcrumb.tsx'

const onGo = vi.fn<(href: string | null | undefined) => void>()
onLinkFollowed(onGo)

function Trail() {
  return (
    <Breadcrumb
      label="Breadcrumb"
      items={[
        { label: 'Home', href: '/' },
        { label: 'Spend points', href: '/spend' },
      ]}
      current="Vineyard lunch"
    />
  )
}

const link = (name: string) => screen.getByRole('link', { name })

describe('Breadcrumb', () => {
  it('tells where the page stands, highest first', () => {
    render(<Trail />)
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(
      within(trail)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'Spend points', 'Vineyard lunch'])
  })

  it('marks this page and gives no link to it', () => {
    render(<Trail />)
    expect(screen.getByText('Vineyard lunch')).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('link', { name: 'Vineyard lunch' })).toBeNull()
    expect(screen.getAllByRole('link')).toHaveLength(2)
  })

  it('goes up by mouse and by touch', async () => {
    render(<Trail />)
    await userEvent.click(link('Home'))
    await userEvent.pointer({ keys: '[TouchA]', target: link('Spend points') })
    expect(onGo.mock.calls).toEqual([['/'], ['/spend']])
  })

  it('does not compile with a page that leads nowhere', () => {
    // @ts-expect-error each page above has an address
    const page: BreadcrumbItem = { label: 'Home' }
    expect(page).not.toHaveProperty('href')
  })
})

describeKeyboard(breadcrumbExamples, {
  Tab: async () => {
    render(<Trail />)
    await userEvent.tab()
    expect(link('Home')).toHaveFocus()
    await userEvent.tab()
    expect(link('Spend points')).toHaveFocus()
  },
  'Shift + Tab': async () => {
    render(<Trail />)
    link('Spend points').focus()
    await userEvent.tab({ shift: true })
    expect(link('Home')).toHaveFocus()
  },
  Enter: async () => {
    onGo.mockClear()
    render(<Trail />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onGo).toHaveBeenCalledWith('/')
  },
})
