import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { errorSummaryExamples } from './ErrorSummary.examples.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const scrolledTo: Element[] = []

beforeEach(() => {
  scrolledTo.length = 0
  // jsdom has no layout, so nothing can be scrolled.
  Element.prototype.scrollIntoView = function noteElement(this: Element) {
    scrolledTo.push(this)
  }
})

function FormInTrouble() {
  return (
    <>
      <ErrorSummary
        title="Two things to put right"
        errors={[
          { fieldId: 'town', message: 'Write your town' },
          { fieldId: 'cabin', message: 'Choose a cabin' },
          { message: 'The offer has ended' },
        ]}
      />
      <label htmlFor="town">Town</label>
      <input id="town" />
      <fieldset>
        <legend>Cabin</legend>
        <label>
          <input type="radio" name="cabin" id="cabin" /> Upper
        </label>
      </fieldset>
    </>
  )
}

describeKeyboard(errorSummaryExamples, {
  Tab: async () => {
    render(<FormInTrouble />)
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Write your town' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Choose a cabin' })).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('textbox')).toHaveFocus()
  },
  Enter: async () => {
    render(<FormInTrouble />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: 'Town' })).toHaveFocus()
  },
})

describe('ErrorSummary', () => {
  it('leads to the field by mouse and by touch, with its question in view', async () => {
    render(<FormInTrouble />)
    await userEvent.click(screen.getByRole('link', { name: 'Choose a cabin' }))
    expect(screen.getByRole('radio')).toHaveFocus()
    expect(scrolledTo).toEqual([screen.getByText('Cabin')])
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('link', { name: 'Write your town' }) })
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(scrolledTo.at(-1)).toBe(screen.getByText('Town'))
  })

  it('leaves the address as it is', async () => {
    render(<FormInTrouble />)
    await userEvent.click(screen.getByRole('link', { name: 'Write your town' }))
    expect(globalThis.location.hash).toBe('')
  })

  it('says what belongs to no field in words alone', () => {
    render(<FormInTrouble />)
    expect(screen.getByText('The offer has ended')).toBeVisible()
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('is a region of its name that can be led to', () => {
    render(<FormInTrouble />)
    const summary = screen.getByRole('region', { name: 'Two things to put right' })
    summary.focus()
    expect(summary).toHaveFocus()
  })
})

export const wrongUse = [
  // @ts-expect-error a summary without a heading has no name
  <ErrorSummary key="1" errors={[]} />,
  // @ts-expect-error a link without words says nothing
  <ErrorSummary key="2" title="Wrong" errors={[{ fieldId: 'town' }]} />,
]
