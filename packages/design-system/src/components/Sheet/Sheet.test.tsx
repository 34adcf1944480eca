import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { Button } from '../Button/Button.tsx'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Sheet } from './Sheet.tsx'
import { sheetExamples } from './Sheet.examples.tsx'
import type { SheetProps } from './Sheet.tsx'

function Page(props: Partial<Pick<SheetProps, 'side'>>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Filter</Button>
      <Sheet
        title="Filter rewards"
        closeLabel="Close"
        actions={<Button>Show 42 rewards</Button>}
        {...props}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        Choose what you would like to see.
      </Sheet>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

const openByKeyboard = async () => {
  render(<Page />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  // Focus goes into it once it has slid in.
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement))
}

const isBackAtButton = async () => await expect.poll(() => document.activeElement?.textContent).toBe('Filter')

describe('Sheet', () => {
  it('is named by its title', async () => {
    await openByKeyboard()
    expect(screen.getByRole('dialog', { name: 'Filter rewards' })).toHaveTextContent('Choose what you would like')
  })

  it('closes by its button and gives focus back', async () => {
    await openByKeyboard()
    await userEvent.click(button('Close'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await isBackAtButton()
  })

  it('opens and closes by touch', async () => {
    render(<Page />)
    await userEvent.pointer({ keys: '[TouchA]', target: button('Filter') })
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    await userEvent.pointer({ keys: '[TouchA]', target: button('Close') })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('closes by a press outside', async () => {
    await openByKeyboard()
    await userEvent.click(document.body)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('stays until the app closes it', async () => {
    const onClose = vi.fn()
    render(
      <Sheet isOpen onClose={onClose} title="Filter rewards" closeLabel="Close">
        Choose what you would like to see.
      </Sheet>,
    )
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  it('goes one step back by a button of its own, and stays open [FLT-08]', async () => {
    const onBack = vi.fn()
    const onClose = vi.fn()
    const rest = { isOpen: true, onClose, title: 'Where to?', closeLabel: 'Close', children: 'To', backLabel: 'Back' }
    const { rerender } = render(<Sheet {...rest} onBack={onBack} />)
    await userEvent.tab()
    expect(button('Back')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onBack).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
    rerender(<Sheet {...rest} onBack={undefined} />)
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('names its way back', () => {
    const own = { isOpen: true, onClose: vi.fn(), title: 'To', closeLabel: 'Close', children: 'To' }
    // @ts-expect-error an arrow alone does not say where it leads
    const element = <Sheet {...own} onBack={vi.fn()} />
    expect(element).toBeDefined()
  })

  it('carries the language of where it was opened', () => {
    render(
      <LocaleProvider locale="ar">
        <Sheet isOpen onClose={vi.fn()} title="تصفية" closeLabel="إغلاق">
          اختر
        </Sheet>
      </LocaleProvider>,
    )
    expect(screen.getByRole('dialog').closest('[lang]')).toHaveAttribute('lang', 'ar')
    expect(screen.getByRole('dialog').closest('[dir]')).toHaveAttribute('dir', 'rtl')
  })

  it('hangs on an edge that follows the text', () => {
    // @ts-expect-error left and right would not turn with the direction of the text
    const element = <Page side="left" />
    expect(element).toBeDefined()
  })
})

describeKeyboard(sheetExamples, {
  Enter: async () => {
    await openByKeyboard()
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement)
  },
  Tab: async () => {
    await openByKeyboard()
    await userEvent.tab()
    expect(button('Close')).toHaveFocus()
    await userEvent.tab()
    expect(button('Show 42 rewards')).toHaveFocus()
    await userEvent.tab()
    expect(button('Close')).toHaveFocus()
  },
  'Shift + Tab': async () => {
    await openByKeyboard()
    await userEvent.tab()
    expect(button('Close')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(button('Show 42 rewards')).toHaveFocus()
  },
  Escape: async () => {
    await openByKeyboard()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await isBackAtButton()
  },
})
