import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { tooltipExamples } from './Tooltip.examples.tsx'
import { Tooltip } from './Tooltip.tsx'
import type { TooltipProps } from './Tooltip.tsx'

const words = 'They decide your level.'
const help = (
  <>
    <Tooltip label="About tier points">{words}</Tooltip>
    <button type="button">Next</button>
  </>
)
const button = () => screen.getByRole('button', { name: 'About tier points' })
const shown = () => screen.queryByRole('tooltip')

afterEach(() => void vi.useRealTimers())

describe('Tooltip', () => {
  it('says its words to a screen reader without being opened', () => {
    render(help)
    expect(shown()).toBeNull()
    expect(button()).toHaveAccessibleDescription(words)
  })

  it('opens under the mouse, lets it onto the words, and goes when it leaves [A11Y 1.4.13]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(help)
    await userEvent.hover(button())
    expect(shown()).toHaveTextContent(words)
    await userEvent.unhover(button())
    fireEvent.pointerEnter(screen.getByRole('tooltip'))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(shown()).toHaveTextContent(words)
    fireEvent.pointerLeave(screen.getByRole('tooltip'))
    act(() => void vi.advanceTimersByTime(400))
    expect(shown()).toBeNull()
  })

  it('stays after a click of the mouse until the next one', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(help)
    await userEvent.click(button())
    await userEvent.unhover(button())
    act(() => void vi.advanceTimersByTime(400))
    expect(shown()).toHaveTextContent(words)
    await userEvent.click(button())
    expect(shown()).toBeNull()
  })

  it('opens and closes by touch', async () => {
    render(help)
    await userEvent.pointer({ keys: '[TouchA]', target: button() })
    expect(shown()).toHaveTextContent(words)
    await userEvent.pointer({ keys: '[TouchA]', target: button() })
    expect(shown()).toBeNull()
  })

  it('closes by a touch beside it', async () => {
    render(help)
    await userEvent.pointer({ keys: '[TouchA]', target: button() })
    await userEvent.pointer({ keys: '[TouchA]', target: document.body })
    expect(shown()).toBeNull()
  })

  it('leaves a dialog around it open when Escape hides it', async () => {
    const onClose = vi.fn()
    render(
      <Dialog isOpen onClose={onClose} title="Your level">
        {help}
      </Dialog>,
    )
    await userEvent.tab()
    await waitFor(() => expect(shown()).toHaveTextContent(words))
    await userEvent.keyboard('{Escape}')
    expect(shown()).toBeNull()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('holds words only', () => {
    // @ts-expect-error nobody could reach a link in it
    const withLink: TooltipProps = { label: 'About tier points', children: <a href="#tiers">All levels</a> }
    expect(withLink.label).toBe('About tier points')
  })
})

describeKeyboard(tooltipExamples, {
  Tab: async () => {
    render(help)
    await userEvent.tab()
    expect(button()).toHaveFocus()
    expect(shown()).toHaveTextContent(words)
    await userEvent.tab()
    expect(shown()).toBeNull()
  },
  Enter: async () => {
    render(help)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(shown()).toHaveTextContent(words)
    await userEvent.keyboard('{Enter}')
    expect(shown()).toBeNull()
  },
  Space: async () => {
    render(help)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(shown()).toHaveTextContent(words)
    await userEvent.keyboard(' ')
    expect(shown()).toBeNull()
  },
  Escape: async () => {
    render(help)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(shown()).toBeNull()
    expect(button()).toHaveFocus()
  },
})
