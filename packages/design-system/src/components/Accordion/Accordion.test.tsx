import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { accordionExamples } from './Accordion.examples.tsx'
import { Accordion } from './Accordion.tsx'
import type { AccordionItem } from './Accordion.tsx'

const items = [
  { id: 'expire', title: 'Do points expire?', body: 'Not while you are a member.' },
  { id: 'share', title: 'Can I share points?', body: 'Yes, with your household.' },
]
const question = (name: string) => screen.getByRole('button', { name })

describe('Accordion', () => {
  it('opens and closes an answer [HOM-17]', async () => {
    render(<Accordion items={items} headingLevel={3} />)
    expect(question('Do points expire?')).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(question('Do points expire?'))
    expect(question('Do points expire?')).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('group', { name: 'Do points expire?' })).toHaveTextContent('Not while you are a member.')
    await userEvent.click(question('Do points expire?'))
    expect(question('Do points expire?')).toHaveAttribute('aria-expanded', 'false')
  })

  it('opens by the keyboard [HOM-17]', async () => {
    render(<Accordion items={items} headingLevel={3} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(question('Do points expire?')).toHaveAttribute('aria-expanded', 'true')
  })

  it('shows one answer at a time, or several where that is wanted', async () => {
    const { unmount } = render(<Accordion items={items} headingLevel={3} />)
    await userEvent.click(question('Do points expire?'))
    await userEvent.click(question('Can I share points?'))
    expect(question('Do points expire?')).toHaveAttribute('aria-expanded', 'false')
    unmount()

    render(<Accordion items={items} headingLevel={3} allowsMultiple />)
    await userEvent.click(question('Do points expire?'))
    await userEvent.click(question('Can I share points?'))
    expect(question('Do points expire?')).toHaveAttribute('aria-expanded', 'true')
  })

  it('makes each question a heading of the page', () => {
    render(<Accordion items={items} headingLevel={4} />)
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2)
  })

  it('opens by touch', async () => {
    render(<Accordion items={items} headingLevel={3} />)
    await userEvent.pointer([{ keys: '[TouchA]', target: question('Can I share points?') }])
    expect(question('Can I share points?')).toHaveAttribute('aria-expanded', 'true')
  })

  it('keeps closed answers where a search of the page finds them, and opens what it has found', () => {
    render(<Accordion items={items} headingLevel={3} />)
    const answer = screen.getByText('Yes, with your household.').closest('[role="group"]')
    expect(answer).toHaveAttribute('hidden', 'until-found')
    act(() => void answer?.dispatchEvent(new Event('beforematch', { bubbles: true })))
    expect(question('Can I share points?')).toHaveAttribute('aria-expanded', 'true')
    expect(answer).not.toHaveAttribute('hidden')
  })

  it('keeps an answer closed that is not to be had', async () => {
    render(<Accordion items={items.map((item) => ({ ...item, isDisabled: true }))} headingLevel={3} />)
    await userEvent.click(question('Do points expire?'))
    expect(question('Do points expire?')).toHaveAttribute('aria-expanded', 'false')
  })

  it('does not compile with a question that has no answer', () => {
    // @ts-expect-error a question needs an answer
    const item: AccordionItem = { id: 'why', title: 'Why?' }
    expect(item).not.toHaveProperty('body')
  })
})

const first = () => question('Do points expire?')
const isOpen = () => first().getAttribute('aria-expanded') === 'true'

describeKeyboard(accordionExamples, {
  Enter: async () => {
    render(<Accordion items={items} headingLevel={3} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(isOpen()).toBe(false)
  },
  Space: async () => {
    render(<Accordion items={items} headingLevel={3} />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(isOpen()).toBe(true)
    await userEvent.keyboard(' ')
    expect(isOpen()).toBe(false)
  },
  Tab: async () => {
    render(
      <Accordion
        items={[{ id: 'expire', title: 'Do points expire?', body: <a href="#terms">Terms</a> }]}
        headingLevel={3}
      />,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveFocus()
  },
  'Shift + Tab': async () => {
    render(<Accordion items={items} headingLevel={3} />)
    question('Can I share points?').focus()
    await userEvent.tab({ shift: true })
    expect(first()).toHaveFocus()
  },
})
