import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { textFieldExamples } from './TextField.examples.tsx'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('')
  return <TextField label="Promo code" name="code" {...props} value={value} onChange={setValue} />
}

const field = () => screen.getByRole('textbox', { name: 'Promo code' })

describeKeyboard(textFieldExamples, {
  Tab: async () => {
    render(<Field />)
    await userEvent.tab()
    expect(field()).toHaveFocus()
  },
  Letters: async () => {
    render(<Field maxLength={4} />)
    await userEvent.type(field(), 'KESTREL')
    expect(field()).toHaveValue('KEST')
  },
})

describe('TextField', () => {
  it.each(['[MouseLeft]', '[TouchA]'])('takes focus by %s', async (keys) => {
    render(<Field />)
    await userEvent.pointer({ keys, target: field() })
    expect(field()).toHaveFocus()
  })

  it('does not compile without a label, or with a kind that another component is for', () => {
    // @ts-expect-error a field has a label
    render(<TextField name="code" value="" onChange={() => undefined} />)
    // @ts-expect-error numbers are NumberField's
    render(<Field type="number" />)
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it('tells the browser what to fill in and which keys to show [A11Y 1.3.5]', () => {
    render(<Field autoComplete="postal-code" inputMode="numeric" />)
    expect(field()).toHaveAttribute('autocomplete', 'postal-code')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
  })

  it('lets what is typed run in the direction of its letters, and an empty field in that of the page', async () => {
    render(<Field />)
    expect(field()).not.toHaveAttribute('dir')
    await userEvent.type(field(), 'محمد')
    expect(field()).toHaveAttribute('dir', 'auto')
  })

  it('is required without being wrong from the start', () => {
    render(<Field isRequired />)
    expect(field()).toHaveAttribute('aria-required', 'true')
    expect(field()).not.toHaveAttribute('required')
    expect(field()).not.toHaveAttribute('aria-invalid')
  })

  it('ties help and error to the field', () => {
    render(<Field description="Twelve characters" errorMessage="This code has ended." />)
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toHaveAccessibleDescription('Twelve characters This code has ended.')
  })

  it('lets a form put focus on it and hear when it is left', async () => {
    const ref = createRef<HTMLInputElement>()
    const onBlur = vi.fn()
    render(<Field ref={ref} onBlur={onBlur} />)
    ref.current?.focus()
    expect(field()).toHaveFocus()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })
})
