import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { checkboxExamples } from './Checkbox.examples.tsx'
import { Checkbox } from './Checkbox.tsx'
import type { CheckboxProps } from './Checkbox.tsx'

function Terms(props: Partial<CheckboxProps>) {
  const [isSelected, setIsSelected] = useState(false)
  return (
    <Checkbox label="I accept the terms" name="terms" {...props} isSelected={isSelected} onChange={setIsSelected} />
  )
}

const box = () => screen.getByRole('checkbox', { name: 'I accept the terms' })

describeKeyboard(checkboxExamples, {
  Tab: async () => {
    render(
      <>
        <Terms />
        <button type="button">Order</button>
      </>,
    )
    await userEvent.tab()
    expect(box()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button')).toHaveFocus()
  },
  Space: async () => {
    render(<Terms />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(box()).toBeChecked()
    await userEvent.keyboard(' ')
    expect(box()).not.toBeChecked()
  },
})

describe('Checkbox', () => {
  it('is ticked by mouse on its words and by touch on its mark', async () => {
    render(<Terms />)
    await userEvent.click(screen.getByText('I accept the terms'))
    expect(box()).toBeChecked()
    await userEvent.pointer({ keys: '[TouchA]', target: box() })
    expect(box()).not.toBeChecked()
  })

  it('leaves it to the app whether it is ticked', async () => {
    const onChange = vi.fn()
    render(<Checkbox label="I accept the terms" name="terms" isSelected={false} onChange={onChange} />)
    await userEvent.click(box())
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(box()).not.toBeChecked()
  })

  it('stays half ticked until the app says that all or none are', async () => {
    const onChange = vi.fn()
    const { rerender } = render(
      <Checkbox label="I accept the terms" name="t" isSelected={false} isIndeterminate onChange={onChange} />,
    )
    expect(box()).toBePartiallyChecked()
    await userEvent.click(box())
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(box()).toBePartiallyChecked()
    rerender(<Checkbox label="I accept the terms" name="t" isSelected onChange={onChange} />)
    expect(box()).toBeChecked()
  })

  it('says what is wrong and that it is needed', () => {
    render(<Terms description="Two pages" errorMessage="Accept the terms to go on." isRequired />)
    expect(box()).toBeRequired()
    expect(box()).not.toHaveAttribute('required')
    expect(box()).toBeInvalid()
    expect(box()).toHaveAccessibleDescription('Two pages Accept the terms to go on.')
  })

  it('lets a form send it, put focus on it and hear when it is left', async () => {
    const ref = createRef<HTMLInputElement>()
    const onBlur = vi.fn()
    const { container } = render(
      <form>
        <Terms ref={ref} onBlur={onBlur} value="2026" />
      </form>,
    )
    ref.current?.focus()
    expect(box()).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
    const form = container.querySelector('form')
    expect(form === null ? [] : [...new FormData(form)]).toEqual([['terms', '2026']])
  })

  it('takes no press while disabled', async () => {
    render(<Terms isDisabled />)
    await userEvent.click(screen.getByText('I accept the terms'))
    await userEvent.tab()
    expect(box()).not.toBeChecked()
    expect(box()).not.toHaveFocus()
  })
})

export const wrongUse = [
  // @ts-expect-error a checkbox without words would have no name
  <Checkbox key="1" name="terms" isSelected onChange={() => undefined} />,
  // @ts-expect-error it keeps no state of its own
  <Checkbox key="2" label="Terms" name="terms" />,
  // @ts-expect-error a link in the label would make pressing it ambiguous
  <Checkbox key="3" label={<a href="/terms">Terms</a>} name="terms" isSelected onChange={() => undefined} />,
]
