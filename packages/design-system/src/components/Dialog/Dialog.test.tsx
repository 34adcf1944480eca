import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { Button } from '../Button/Button.tsx'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Dialog } from './Dialog.tsx'
import { dialogExamples } from './Dialog.examples.tsx'
import type { DialogProps } from './Dialog.tsx'

function Page(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Can’t see your points?</Button>
      <Dialog {...props} title="Your points" closeLabel="Close" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        They land within 35 days.
      </Dialog>
    </>
  )
}

const openIt = async (props: Partial<DialogProps> = {}) => {
  render(<Page {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Can’t see your points?' }))
}

const button = (name: string) => screen.getByRole('button', { name })

const openByKeyboard = async () => {
  render(<Page actions={<Button>Understood</Button>} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

describe('Dialog', () => {
  it('is named by its title', async () => {
    await openIt()
    expect(screen.getByRole('dialog', { name: 'Your points' })).toHaveTextContent('They land within 35 days.')
  })

  it('starts at its close button [DLG-08]', async () => {
    await openIt()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  it('closes by its close button and gives focus back [DLG-07]', async () => {
    await openIt()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.textContent).toBe('Can’t see your points?')
  })

  it('closes by Escape [DLG-07]', async () => {
    await openIt()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes by a press outside [DLG-06, DLG-07]', async () => {
    await openIt()
    await userEvent.click(document.body)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays until it is answered when it must be [DLG-06]', async () => {
    await openIt({ isDismissable: false, role: 'alertdialog' })
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.body)
    expect(screen.getByRole('alertdialog', { name: 'Your points' })).toBeInTheDocument()
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('They land within 35 days.')
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it('keeps focus inside', async () => {
    await openIt({ actions: <Button>Understood</Button> })
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Understood' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  it('opens and closes by touch [DLG-07]', async () => {
    render(<Page />)
    await userEvent.pointer({ keys: '[TouchA]', target: button('Can’t see your points?') })
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    await userEvent.pointer({ keys: '[TouchA]', target: button('Close') })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays until the app closes it', async () => {
    const onClose = vi.fn()
    render(<Dialog isOpen onClose={onClose} title="Your points" closeLabel="Close" />)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('carries the language of where it was opened', () => {
    render(
      <LocaleProvider locale="ar">
        <Dialog isOpen onClose={vi.fn()} title="نقاطك" closeLabel="إغلاق" />
      </LocaleProvider>,
    )
    expect(screen.getByRole('dialog').closest('[dir]')).toHaveAttribute('dir', 'rtl')
  })

  it('has one of two roles', () => {
    // @ts-expect-error only a dialog and an alertdialog hold focus
    const element = <Page role="status" />
    expect(element).toBeDefined()
  })
})

describeKeyboard(dialogExamples, {
  Enter: async () => {
    await openByKeyboard()
    expect(button('Close')).toHaveFocus()
  },
  Tab: async () => {
    await openByKeyboard()
    await userEvent.tab()
    expect(button('Understood')).toHaveFocus()
    await userEvent.tab()
    expect(button('Close')).toHaveFocus()
  },
  'Shift + Tab': async () => {
    await openByKeyboard()
    await userEvent.tab({ shift: true })
    expect(button('Understood')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(button('Close')).toHaveFocus()
  },
  Escape: async () => {
    await openByKeyboard()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.textContent).toBe('Can’t see your points?')
  },
})
