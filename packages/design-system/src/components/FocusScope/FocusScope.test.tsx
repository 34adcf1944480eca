import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { FocusScope, RestoreFocus } from './FocusScope.tsx'
import { focusScopeExamples } from './FocusScope.examples.tsx'

function Editor({ scope }: { scope: (content: ReactNode) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Change
      </button>
      {isOpen
        ? scope(
            <div>
              <button type="button">First</button>
              <button type="button" onClick={() => setIsOpen(false)}>
                Save
              </button>
            </div>,
          )
        : null}
      <button type="button">After</button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const isBack = async () => await expect.poll(() => document.activeElement).toBe(button('Change'))

const full = (content: ReactNode) => (
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested here
  <FocusScope contain restoreFocus autoFocus>
    {content}
  </FocusScope>
)
const plain = (content: ReactNode) => <FocusScope>{content}</FocusScope>
const restoring = (content: ReactNode) => <RestoreFocus>{content}</RestoreFocus>

describe('FocusScope', () => {
  it('goes in, and gives focus back', async () => {
    render(<Editor scope={full} />)
    await userEvent.click(button('Change'))
    await expect.poll(() => document.activeElement).toBe(button('First'))
    await userEvent.click(button('Save'))
    await isBack()
  })

  it('does nothing that it was not asked for', async () => {
    render(<Editor scope={plain} />)
    await userEvent.click(button('Change'))
    expect(button('Change')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(button('After')).toHaveFocus()
  })

  it('gives focus back by touch as well', async () => {
    render(<Editor scope={restoring} />)
    await userEvent.pointer({ keys: '[TouchA]', target: button('Change') })
    await userEvent.pointer({ keys: '[TouchA]', target: button('Save') })
    await isBack()
  })

  it('is about something', () => {
    // @ts-expect-error a scope without content keeps focus nowhere
    const element = <FocusScope contain />
    expect(element).toBeDefined()
  })
})

describeKeyboard(focusScopeExamples, {
  Enter: async () => {
    render(<Editor scope={full} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(button('First'))
  },
  Tab: async () => {
    render(<Editor scope={full} />)
    await userEvent.click(button('Change'))
    await expect.poll(() => document.activeElement).toBe(button('First'))
    await userEvent.tab()
    expect(button('Save')).toHaveFocus()
    await userEvent.tab()
    expect(button('First')).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(button('Save')).toHaveFocus()
  },
})
