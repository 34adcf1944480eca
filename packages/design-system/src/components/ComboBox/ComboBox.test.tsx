import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { comboBoxExamples } from './ComboBox.examples.tsx'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxOption, ComboBoxProps, ComboBoxSection } from './ComboBox.tsx'

const options = [
  { value: 'LHR', label: 'London Heathrow', keywords: ['LHR'] },
  { value: 'MAN', label: 'Manchester' },
  { value: 'MIA', label: 'Miami' },
]

const onChange = vi.fn()

type FieldProps = Partial<Omit<ComboBoxProps, 'options' | 'sections'>> & {
  initial?: string
  options?: readonly ComboBoxOption[]
  sections?: readonly ComboBoxSection[]
}

function Field({ initial = '', options: all = options, sections, ...props }: FieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <ComboBox
        label="From"
        name="from"
        {...(sections === undefined ? { options: all } : { sections })}
        emptyMessage="No such airport"
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

const field = () => screen.getByRole('combobox', { name: 'From' })
const list = () => screen.getByRole('listbox', { name: /From/ })
const names = () =>
  within(list())
    .getAllByRole('option')
    .map((option) => option.textContent)
const isClosed = async () => await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
const movedTo = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

describe('ComboBox', () => {
  it('narrows the list as the person types, and says how much is left', async () => {
    render(<Field />)
    await userEvent.type(field(), 'm')
    expect(names()).toEqual(['Manchester', 'Miami'])
    await userEvent.type(field(), 'i')
    expect(names()).toEqual(['Miami'])
    await waitFor(() => expect(document.body).toHaveTextContent('1 option available'))
    expect(field()).toHaveFocus()
  })

  it('finds by other names as well', async () => {
    render(<Field />)
    await userEvent.type(field(), 'lhr')
    expect(names()).toEqual(['London Heathrow'])
  })

  it('says when nothing matches', async () => {
    render(<Field />)
    await userEvent.type(field(), 'xyz')
    expect(list()).toHaveTextContent('No such airport')
  })

  it('says that it is still looking', async () => {
    render(<Field options={[]} loadingMessage="Looking for airports" />)
    await userEvent.type(field(), 'lon')
    expect(list()).toHaveTextContent('Looking for airports')
  })

  it('takes what is chosen by mouse, and focus stays in the field', async () => {
    render(<Field />)
    await userEvent.click(screen.getByRole('button', { name: /From/ }))
    await userEvent.click(within(list()).getByRole('option', { name: 'Miami' }))
    await isClosed()
    expect(field()).toHaveValue('Miami')
    expect(field()).toHaveFocus()
  })

  it('takes what is chosen by touch', async () => {
    render(<Field />)
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: /From/ }) })
    await userEvent.pointer({ keys: '[TouchA]', target: within(list()).getByRole('option', { name: 'Manchester' }) })
    await isClosed()
    expect(field()).toHaveValue('Manchester')
  })

  it('leaves it to the app what is chosen', async () => {
    const refused = vi.fn()
    render(<Field value="LHR" onChange={refused} />)
    await userEvent.click(screen.getByRole('button', { name: /From/ }))
    await userEvent.click(within(list()).getByRole('option', { name: 'Miami' }))
    expect(refused).toHaveBeenCalledWith('MIA')
    await userEvent.tab()
    expect(field()).toHaveValue('London Heathrow')
  })

  it('forgets words that are no option', async () => {
    render(<Field initial="LHR" />)
    await userEvent.clear(field())
    await userEvent.type(field(), 'Atlantis')
    await userEvent.tab()
    expect(field()).not.toHaveValue('Atlantis')
  })

  it('ties help and error to the field', () => {
    render(<Field description="City or code" errorMessage="Choose an airport." isRequired />)
    expect(field()).toHaveAccessibleDescription('City or code Choose an airport.')
    expect(field()).toHaveAttribute('aria-invalid', 'true')
    expect(field()).toBeRequired()
  })

  it('lets a form put focus on it, send its value and hear when it is left', async () => {
    const ref = createRef<HTMLInputElement>()
    const onBlur = vi.fn()
    const { container } = render(
      <form>
        <Field initial="MAN" ref={ref} id="from" onBlur={onBlur} autoComplete="country-name" />
      </form>,
    )
    ref.current?.focus()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('id', 'from')
    expect(field()).toHaveAttribute('autocomplete', 'country-name')
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
    expect(new FormData(container.querySelector('form') ?? undefined).get('from')).toBe('MAN')
  })

  it('takes nothing while disabled', () => {
    render(<Field isDisabled />)
    expect(field()).toBeDisabled()
  })

  it('needs words for when nothing matches', () => {
    // @ts-expect-error an empty list without words leaves people guessing
    render(<ComboBox label="From" name="from" options={options} value="" onChange={onChange} />)
  })
})

describeKeyboard(comboBoxExamples, {
  Letters: async () => {
    render(<Field />)
    await userEvent.tab()
    await userEvent.keyboard('man')
    expect(names()).toEqual(['Manchester'])
  },
  'Arrow down': async () => {
    render(<Field />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(movedTo()).toBe('London Heathrow')
    await userEvent.keyboard('{ArrowDown}')
    expect(movedTo()).toBe('Manchester')
  },
  'Arrow up': async () => {
    render(<Field />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    expect(movedTo()).toBe('Miami')
    await userEvent.keyboard('{ArrowUp}')
    expect(movedTo()).toBe('Manchester')
  },
  Enter: async () => {
    render(<Field />)
    await userEvent.tab()
    await userEvent.keyboard('m{ArrowDown}{Enter}')
    expect(field()).toHaveValue('Manchester')
    await userEvent.clear(field())
    await userEvent.keyboard('miami{Enter}')
    await isClosed()
    expect(field()).toHaveValue('Miami')
  },
  Escape: async () => {
    render(<Field initial="LHR" />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}')
    await isClosed()
    expect(field()).toHaveValue('London Heathrow')
  },
  Tab: async () => {
    render(<Field />)
    await userEvent.tab()
    await userEvent.keyboard('manchester')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('MAN')
    expect(field()).toHaveValue('Manchester')
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.tab()
    expect(field()).toHaveValue('Miami')
  },
  Backspace: async () => {
    render(<Field initial="MIA" />)
    await userEvent.tab()
    await userEvent.keyboard('{Backspace}')
    expect(onChange).toHaveBeenLastCalledWith('')
  },
})
