import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { disclosureExamples } from './Disclosure.examples.tsx'
import { Disclosure } from './Disclosure.tsx'
import type { DisclosureProps } from './Disclosure.tsx'

function Prices(props: Partial<DisclosureProps>) {
  return (
    <Disclosure title="What the price includes" {...props}>
      <a href="#taxes">Taxes</a>
    </Disclosure>
  )
}

const trigger = () => screen.getByRole('button', { name: 'What the price includes' })
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true'

describe('Disclosure', () => {
  it('opens by mouse and closes by touch', async () => {
    render(<Prices />)
    expect(isOpen()).toBe(false)
    await userEvent.click(trigger())
    expect(isOpen()).toBe(true)
    expect(screen.getByRole('group', { name: 'What the price includes' })).toHaveTextContent('Taxes')
    await userEvent.pointer([{ keys: '[TouchA]', target: trigger() }])
    expect(isOpen()).toBe(false)
  })

  it('leaves it to the app whether it is open', async () => {
    const onExpandedChange = vi.fn()
    render(<Prices isExpanded={false} onExpandedChange={onExpandedChange} />)
    await userEvent.click(trigger())
    expect(onExpandedChange).toHaveBeenCalledWith(true)
    expect(isOpen()).toBe(false)
  })

  it('stays closed while it is disabled', async () => {
    render(<Prices isDisabled />)
    expect(trigger()).toBeDisabled()
    await userEvent.click(trigger())
    expect(isOpen()).toBe(false)
  })

  it('heads a part of the page where that is wanted', () => {
    render(<Prices headingLevel={3} />)
    expect(screen.getByRole('heading', { level: 3, name: 'What the price includes' })).toBeVisible()
  })

  it('does not compile with a level that no heading has', () => {
    // @ts-expect-error headings go from 1 to 6
    const level: DisclosureProps['headingLevel'] = 7
    expect(level).toBe(7)
  })
})

describeKeyboard(disclosureExamples, {
  Enter: async () => {
    render(<Prices />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(false)
  },
  Space: async () => {
    render(<Prices />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(isOpen()).toBe(true)
    await userEvent.keyboard(' ')
    expect(isOpen()).toBe(false)
  },
  Tab: async () => {
    render(<Prices isExpandedAtFirst />)
    await userEvent.tab()
    expect(trigger()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Taxes' })).toHaveFocus()
    await userEvent.click(trigger())
    // Hidden, so that the browser goes past; jsdom has no layout to tell it.
    expect(screen.queryByRole('link', { name: 'Taxes' })).toBeNull()
  },
})
