import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { selectExamples } from './Select.examples.tsx'
import { Select } from './Select.tsx'
import type { SelectProps } from './Select.tsx'

const options = [
  { value: 'inside', label: 'Inside cabin' },
  { value: 'sea', label: 'Sea view' },
  { value: 'suite', label: 'Suite' },
]

function Field({ initial = '', ...props }: Partial<SelectProps> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <Select
        label="Cabin"
        name="cabin"
        options={options}
        placeholder="Choose a cabin"
        emptyMessage="No cabins left"
        value={value}
        onChange={setValue}
        {...props}
      />
      <button type="button">Next</button>
    </>
  )
}

const select = () => screen.getByRole('combobox', { name: 'Cabin' })
const choose = (label: string) => userEvent.selectOptions(select(), label)

describe('Select', () => {
  it('is named by its label and says what is chosen', () => {
    render(<Field initial="sea" />)
    expect(select()).toHaveDisplayValue('Sea view')
  })

  it('shows what to do while nothing is chosen, which cannot be chosen itself', () => {
    render(<Field />)
    expect(select()).toHaveDisplayValue('Choose a cabin')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Inside cabin',
      'Sea view',
      'Suite',
    ])
  })

  it('takes what is chosen', async () => {
    render(<Field />)
    await choose('Suite')
    expect(select()).toHaveValue('suite')
    expect(screen.queryByText('Choose a cabin')).toBeNull()
  })

  it('leaves it to the app what is chosen', async () => {
    const onChange = vi.fn()
    render(<Field value="inside" onChange={onChange} />)
    await choose('Suite')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('suite')
    expect(select()).toHaveValue('inside')
  })

  it('ties help and error to the field, which is invalid', () => {
    render(<Field description="Until you have paid" errorMessage="Choose a cabin." isRequired />)
    expect(select()).toHaveAccessibleDescription('Until you have paid Choose a cabin.')
    expect(select()).toBeInvalid()
    expect(select()).toBeRequired()
  })

  it('shows what cannot be chosen and does not choose it', async () => {
    const onChange = vi.fn()
    render(<Field options={[{ value: 'suite', label: 'Suite, sold out', isDisabled: true }]} onChange={onChange} />)
    expect(screen.getByRole('option', { name: 'Suite, sold out' })).toBeDisabled()
    await choose('Suite, sold out')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('says when there is nothing to choose from', () => {
    render(<Field options={[]} />)
    expect(screen.getByRole('option', { name: 'No cabins left' })).toBeDisabled()
  })

  it('takes no choice while disabled', () => {
    render(<Field isDisabled />)
    expect(select()).toBeDisabled()
  })

  it('lets a form put focus on it, send its value and hear when it is left', async () => {
    const ref = createRef<HTMLSelectElement>()
    const onBlur = vi.fn()
    const { container } = render(
      <form>
        <Field initial="sea" ref={ref} id="cabin" onBlur={onBlur} />
      </form>,
    )
    ref.current?.focus()
    expect(select()).toHaveFocus()
    expect(select()).toHaveAttribute('id', 'cabin')
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
    expect(new FormData(container.querySelector('form') ?? undefined).get('cabin')).toBe('sea')
  })

  it('takes only options and values that are words', () => {
    // @ts-expect-error a list of plain words has no labels
    expect(<Field options={['inside', 'sea']} />).toBeDefined()
  })
})

describeKeyboard(selectExamples, {
  Tab: async () => {
    render(<Field />)
    await userEvent.tab()
    expect(select()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
})
