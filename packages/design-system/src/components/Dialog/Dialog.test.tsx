import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Dialog } from './Dialog.tsx'
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
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
  })

  it('keeps focus inside', async () => {
    await openIt({ actions: <Button>Understood</Button> })
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Understood' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })
})
