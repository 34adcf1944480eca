import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import type { ErrorSummaryItem } from '../ErrorSummary/ErrorSummary.tsx'
import { formExamples } from './Form.examples.tsx'
import { Form } from './Form.tsx'
import type { FormProps } from './Form.tsx'

beforeEach(() => {
  // jsdom has no layout, so nothing can be scrolled.
  Element.prototype.scrollIntoView = () => undefined
})

const message = 'Confirm your age'

function Order({
  onSend,
  answer,
  ...props
}: Partial<FormProps> & { onSend?: () => void; answer?: () => Promise<readonly ErrorSummaryItem[]> }) {
  const [over18, setOver18] = useState(false)
  const [errors, setErrors] = useState<readonly ErrorSummaryItem[]>([])
  const check = async () => {
    const found = over18 ? [] : [{ fieldId: 'over18', message }]
    const all = answer === undefined ? found : await answer()
    setErrors(all)
    if (all.length === 0) onSend?.()
  }
  return (
    <Form errorSummaryTitle="One thing to put right" {...props} errors={errors} onSubmit={check}>
      <Checkbox id="over18" label="I am over 18" name="over18" isSelected={over18} onChange={setOver18} />
      <input aria-label="Note" name="note" />
      <button type="button" onClick={() => setErrors([])}>
        All is well
      </button>
      <button type="button" onClick={() => setErrors([{ fieldId: 'over18', message }])}>
        Something is wrong
      </button>
      <button type="submit">Order</button>
    </Form>
  )
}

const summary = () => screen.queryByRole('region', { name: 'One thing to put right' })
const order = () => userEvent.click(screen.getByRole('button', { name: 'Order' }))

describeKeyboard(formExamples, {
  Tab: async () => {
    render(<Order />)
    await userEvent.tab()
    expect(screen.getByRole('checkbox')).toHaveFocus()
  },
  Enter: async () => {
    const onSend = vi.fn()
    render(<Order onSend={onSend} />)
    await userEvent.click(screen.getByRole('checkbox'))
    screen.getByRole('button', { name: 'Order' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(onSend).toHaveBeenCalledOnce()
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Ring twice{Enter}')
    expect(onSend).toHaveBeenCalledTimes(2)
  },
})

describe('Form', () => {
  it('puts focus on the list of what is wrong, and its link on the field', async () => {
    render(<Order />)
    await order()
    expect(summary()).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: message }))
    expect(screen.getByRole('checkbox')).toHaveFocus()
  })

  it('puts focus on the first wrong field where that is asked for, with the summary still there', async () => {
    render(<Order focusAfterFailure="firstField" />)
    await order()
    expect(screen.getByRole('checkbox')).toHaveFocus()
    expect(summary()).toBeVisible()
  })

  it('waits for the answer of the server', async () => {
    let tell: (errors: readonly ErrorSummaryItem[]) => void = () => undefined
    const answer = new Promise<readonly ErrorSummaryItem[]>((resolve) => (tell = resolve))
    render(<Order answer={() => answer} focusAfterFailure="firstField" />)
    await order()
    expect(summary()).not.toBeInTheDocument()
    tell([{ message: 'The last one has just gone.' }])
    expect(await screen.findByText('The last one has just gone.')).toBeVisible()
    // It belongs to no field, so the summary takes focus after all.
    await vi.waitFor(() => expect(summary()).toHaveFocus())
  })

  it('sends when nothing is wrong, and shows no summary', async () => {
    const onSend = vi.fn()
    render(<Order onSend={onSend} />)
    await userEvent.click(screen.getByRole('checkbox'))
    await order()
    expect(onSend).toHaveBeenCalledOnce()
    expect(summary()).not.toBeInTheDocument()
  })

  it('complains of nothing before the first submit, and takes no focus for what turns wrong later', async () => {
    render(<Order />)
    const wrong = screen.getByRole('button', { name: 'Something is wrong' })
    await userEvent.click(wrong)
    expect(summary()).not.toBeInTheDocument()
    await order()
    await userEvent.click(screen.getByRole('button', { name: 'All is well' }))
    expect(summary()).not.toBeInTheDocument()
    await userEvent.click(wrong)
    expect(summary()).toBeVisible()
    expect(wrong).toHaveFocus()
  })

  it('takes focus again at the second failure', async () => {
    render(<Order />)
    await order()
    screen.getByRole('checkbox').focus()
    await order()
    expect(summary()).toHaveFocus()
  })

  it('keeps the bubbles of the browser away', () => {
    render(<Order aria-label="Your order" />)
    expect(screen.getByRole('form', { name: 'Your order' })).toHaveAttribute('novalidate')
  })
})

export const wrongUse = [
  // @ts-expect-error a summary without a heading has no name
  <Form key="1" onSubmit={() => undefined}>
    Fields
  </Form>,
  <Form
    key="2"
    errorSummaryTitle="Wrong"
    onSubmit={() => undefined}
    // @ts-expect-error focus goes to the summary or to the first field
    focusAfterFailure="nowhere"
  >
    Fields
  </Form>,
]
