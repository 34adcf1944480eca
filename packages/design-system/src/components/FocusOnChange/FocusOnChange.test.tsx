import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { FocusOnChange } from './FocusOnChange.tsx'
import { focusOnChangeExamples } from './FocusOnChange.examples.tsx'
import type { FocusOnChangeProps } from './FocusOnChange.tsx'

function Wizard({ target }: Pick<FocusOnChangeProps, 'target'>) {
  const [step, setStep] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      <FocusOnChange changeKey={String(step)} target={target}>
        <div data-testid="part">
          <h2>Step {step}</h2>
          <a href="#help">Help</a>
        </div>
      </FocusOnChange>
    </>
  )
}

const next = () => screen.getByRole('button', { name: 'Next' })

describe('FocusOnChange', () => {
  it('leaves focus alone when the page appears', () => {
    render(<Wizard />)
    expect(document.body).toHaveFocus()
  })

  it('takes focus to the heading of the new part', async () => {
    render(<Wizard />)
    await userEvent.click(next())
    expect(screen.getByRole('heading', { name: 'Step 2' })).toHaveFocus()
    await userEvent.click(next())
    expect(screen.getByRole('heading', { name: 'Step 3' })).toHaveFocus()
  })

  it('does the same by touch', async () => {
    render(<Wizard />)
    await userEvent.pointer({ keys: '[TouchA]', target: next() })
    expect(screen.getByRole('heading', { name: 'Step 2' })).toHaveFocus()
  })

  it('takes focus to the part where that is asked for', async () => {
    render(<Wizard target="container" />)
    await userEvent.click(next())
    expect(screen.getByTestId('part').parentElement).toHaveFocus()
  })

  it('takes focus to the part where it has no heading', () => {
    const { rerender, container } = render(<FocusOnChange changeKey="one">One</FocusOnChange>)
    rerender(<FocusOnChange changeKey="two">Two</FocusOnChange>)
    expect(container.firstElementChild).toHaveFocus()
  })

  it('stays where it is while only the words change', () => {
    const { rerender } = render(<FocusOnChange changeKey="one">One</FocusOnChange>)
    rerender(<FocusOnChange changeKey="one">Two</FocusOnChange>)
    expect(document.body).toHaveFocus()
  })

  it('leaves no stop behind', async () => {
    render(<Wizard />)
    await userEvent.click(next())
    await userEvent.tab()
    expect(screen.getByRole('heading')).not.toHaveAttribute('tabindex')
  })

  it('needs something to watch', () => {
    // @ts-expect-error without a key nothing would ever change
    const element = <FocusOnChange>One</FocusOnChange>
    expect(element).toBeDefined()
  })
})

describeKeyboard(focusOnChangeExamples, {
  Enter: async () => {
    render(<Wizard />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('heading', { name: 'Step 2' })).toHaveFocus()
  },
  Tab: async () => {
    render(<Wizard />)
    await userEvent.click(next())
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Help' })).toHaveFocus()
  },
})
