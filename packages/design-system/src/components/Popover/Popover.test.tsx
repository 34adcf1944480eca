import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { Button } from '../Button/Button.tsx'
import { popoverExamples } from './Popover.examples.tsx'
import { Popover } from './Popover.tsx'
import type { PopoverProps } from './Popover.tsx'

const help = (props: Partial<PopoverProps> = {}) => (
  <Popover label="When do points arrive?" title="Within 35 days" closeLabel="Close" {...props}>
    Partners tell us once a month.
  </Popover>
)

const button = () => screen.getByRole('button', { name: 'When do points arrive?' })
const dialog = () => screen.getByRole('dialog', { name: 'Within 35 days' })
const isClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(button()).toHaveFocus())
}

async function openBy(keys: string, props: Partial<PopoverProps> = {}) {
  render(help(props))
  await userEvent.tab()
  await userEvent.keyboard(keys)
}

describe('Popover', () => {
  it('opens a dialog that its title names', async () => {
    render(help())
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(button())
    expect(dialog()).toHaveTextContent('Partners tell us once a month.')
  })

  it('opens and closes by touch', async () => {
    render(help())
    await userEvent.pointer({ keys: '[TouchA]', target: button() })
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Close' }) })
    await isClosed()
  })

  it('closes by a press beside it', async () => {
    render(help())
    await userEvent.click(button())
    await userEvent.click(document.body)
    await isClosed()
  })

  it('leaves it to the app whether it is open', async () => {
    const onOpenChange = vi.fn()
    render(help({ isOpen: true, onOpenChange }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onOpenChange).toHaveBeenCalledWith(false)
    expect(dialog()).toBeInTheDocument()
  })

  it('opens nothing while disabled', async () => {
    render(help({ isDisabled: true }))
    await userEvent.click(button())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('cannot be made without a way to close it', () => {
    // @ts-expect-error the close button needs a name
    const unclosable: PopoverProps = { label: 'Help', title: 'Help', children: 'Words' }
    expect(unclosable).not.toHaveProperty('closeLabel')
  })
})

describeKeyboard(popoverExamples, {
  Enter: async () => {
    await openBy('{Enter}')
    await waitFor(() => expect(dialog()).toHaveFocus())
  },
  Space: async () => {
    await openBy(' ')
    await waitFor(() => expect(dialog()).toHaveFocus())
  },
  Tab: async () => {
    await openBy('{Enter}', { actions: <Button>Claim points</Button> })
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Claim points' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
  'Shift + Tab': async () => {
    await openBy('{Enter}', { actions: <Button>Claim points</Button> })
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Claim points' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
  Escape: async () => {
    await openBy('{Enter}')
    await userEvent.keyboard('{Escape}')
    await isClosed()
  },
})
