import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { phoneFieldExamples } from './PhoneField.examples.tsx'
import { PhoneField } from './PhoneField.tsx'
import type { PhoneFieldProps, PhoneNumber } from './PhoneField.tsx'

const countries = [
  { code: 'CA', name: 'Canada', callingCode: '+1' },
  { code: 'GB', name: 'United Kingdom', callingCode: '+44' },
  { code: 'US', name: 'United States', callingCode: '+1' },
]
const onChange = vi.fn()

function Field({ initial = 'GB', ...props }: Partial<PhoneFieldProps> & { initial?: string }) {
  const [value, setValue] = useState<PhoneNumber>({ countryCode: initial, number: '' })
  return (
    <>
      <PhoneField
        label="Mobile number"
        name="mobile"
        countries={countries}
        countryLabel="Country code"
        numberLabel="Number"
        placeholder="Code"
        emptyMessage="No countries"
        value={value}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
        {...props}
      />
      <button type="button">Next</button>
    </>
  )
}

const code = () => screen.getByRole('button', { name: /Country code/ })
const number = () => screen.getByRole('textbox', { name: 'Number' })
const isClosed = async () => await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

async function openBy(keys: string) {
  render(<Field initial="CA" />)
  await userEvent.tab()
  await userEvent.keyboard(keys)
}

describe('PhoneField', () => {
  it('takes code and number as one value [CHK-34]', async () => {
    render(<Field />)
    await userEvent.type(number(), '7700')
    expect(onChange).toHaveBeenLastCalledWith({ countryCode: 'GB', number: '7700' })
    await userEvent.click(code())
    await userEvent.click(screen.getByRole('option', { name: 'United States' }))
    expect(onChange).toHaveBeenLastCalledWith({ countryCode: 'US', number: '7700' })
  })

  it('tells countries of one calling code apart', async () => {
    render(<Field initial="US" />)
    expect(code()).toHaveTextContent('+1')
    await userEvent.pointer({ keys: '[TouchA]', target: code() })
    expect(screen.getByRole('option', { name: 'United States' })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('option', { name: 'Canada' })).toHaveAttribute('aria-selected', 'false')
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('option', { name: 'Canada' }) })
    expect(onChange).toHaveBeenLastCalledWith({ countryCode: 'CA', number: '' })
  })

  it('has one label and one error for both parts', () => {
    render(<Field description="For the crew" errorMessage="Phone number is required" isRequired />)
    const group = screen.getByRole('group', { name: 'Mobile number' })
    expect(group).toHaveAccessibleDescription('For the crew Phone number is required')
    expect(number()).toHaveAccessibleDescription('For the crew Phone number is required')
    expect(number()).toHaveAttribute('aria-invalid', 'true')
    expect(number()).toBeRequired()
    expect(screen.getAllByText('Phone number is required')).toHaveLength(1)
  })

  it('takes no more digits than it may', async () => {
    render(<Field maxLength={4} />)
    await userEvent.type(number(), '0770090')
    expect(number()).toHaveValue('0770')
  })

  it('leaves the value to the app', async () => {
    render(<Field value={{ countryCode: 'GB', number: '1' }} />)
    await userEvent.type(number(), '2')
    expect(number()).toHaveValue('1')
  })

  it('takes nothing while disabled', () => {
    render(<Field isDisabled />)
    expect(code()).toBeDisabled()
    expect(number()).toBeDisabled()
  })

  it('is left only when both parts are', async () => {
    const onBlur = vi.fn()
    const ref = createRef<HTMLInputElement>()
    render(<Field onBlur={onBlur} ref={ref} id="mobile" />)
    await userEvent.tab()
    await userEvent.tab()
    expect(onBlur).not.toHaveBeenCalled()
    expect(ref.current).toHaveFocus()
    expect(number()).toHaveAttribute('id', 'mobile')
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('knows a number by both of its parts', () => {
    // @ts-expect-error a number without its country rings anywhere
    const half: PhoneNumber = { number: '7700' }
    expect(half.number).toBe('7700')
  })
})

describeKeyboard(phoneFieldExamples, {
  Tab: async () => {
    render(<Field />)
    await userEvent.tab()
    expect(code()).toHaveFocus()
    await userEvent.tab()
    expect(number()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
  Enter: async () => {
    await openBy('{Enter}')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await isClosed()
    expect(code()).toHaveTextContent('+44')
  },
  Space: async () => {
    await openBy(' ')
    await userEvent.keyboard('{ArrowDown} ')
    await isClosed()
    expect(code()).toHaveTextContent('+44')
  },
  'Arrow down': async () => {
    await openBy('{ArrowDown}')
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('option', { name: 'United Kingdom' })).toHaveFocus()
  },
  'Arrow up': async () => {
    render(<Field initial="" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { name: 'United States' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(screen.getByRole('option', { name: 'United Kingdom' })).toHaveFocus()
  },
  Letters: async () => {
    await openBy('united s')
    expect(onChange).toHaveBeenLastCalledWith({ countryCode: 'US', number: '' })
  },
  Escape: async () => {
    await openBy('{Enter}')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await isClosed()
    await waitFor(() => expect(code()).toHaveFocus())
    expect(code()).toHaveTextContent('+1')
  },
})
