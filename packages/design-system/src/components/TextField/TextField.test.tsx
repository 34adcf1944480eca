import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('')
  return <TextField label="Promo code" name="code" {...props} value={value} onChange={setValue} />
}

const field = () => screen.getByRole('textbox', { name: 'Promo code' })

describe('TextField', () => {
  it('takes what is typed, up to its limit', async () => {
    render(<Field maxLength={4} />)
    await userEvent.type(field(), 'KESTREL')
    expect(field()).toHaveValue('KEST')
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
