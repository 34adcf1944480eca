import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { dateFromParts, datePartOrder, emptyDate, partsFromDate, wrongDateParts } from '../../support/date-parts.ts'
import type { DateParts } from '../../support/date-parts.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { DateField } from './DateField.tsx'
import { dateFieldExamples } from './DateField.examples.tsx'
import type { DateFieldProps } from './DateField.tsx'

const partLabels = { day: 'Day', month: 'Month', year: 'Year' }

function Field({ initial = emptyDate, ...props }: Partial<DateFieldProps> & { initial?: DateParts }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateField
        label="Date of birth"
        name="birth"
        partLabels={partLabels}
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next)
          props.onChange?.(next)
        }}
      />
      <button type="button">After</button>
    </>
  )
}

const box = (name: 'Day' | 'Month' | 'Year') => screen.getByRole('textbox', { name })
const boxNames = () => screen.getAllByRole('textbox').map((element) => element.getAttribute('name'))

describe('DateField', () => {
  it('hands over each part as it was typed', async () => {
    const onChange = vi.fn()
    render(<Field onChange={onChange} />)
    await userEvent.type(box('Day'), '04')
    await userEvent.type(box('Month'), 'Feb')
    expect(onChange).toHaveBeenLastCalledWith({ day: '04', month: 'Feb', year: '' })
  })

  it('never changes a date that does not exist', async () => {
    const onChange = vi.fn()
    render(<Field onChange={onChange} />)
    await userEvent.type(box('Day'), '31')
    await userEvent.type(box('Month'), '2')
    await userEvent.type(box('Year'), '19991')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith({ day: '31', month: '2', year: '19991' })
    expect(box('Day')).toHaveValue('31')
  })

  it('shows what the app says and nothing else', async () => {
    const onChange = vi.fn()
    render(
      <DateField
        label="Date of birth"
        name="birth"
        partLabels={partLabels}
        value={{ day: '1', month: '2', year: '2000' }}
        onChange={onChange}
      />,
    )
    await userEvent.type(box('Day'), '9')
    expect(onChange).toHaveBeenLastCalledWith({ day: '19', month: '2', year: '2000' })
    expect(box('Day')).toHaveValue('1')
  })

  it('stays in its box when a part is full', async () => {
    render(<Field />)
    await userEvent.type(box('Day'), '31')
    expect(box('Day')).toHaveFocus()
  })

  it('is one group with its name and its help', () => {
    render(<Field description="For example, 31 3 1980" />)
    const group = screen.getByRole('group', { name: 'Date of birth' })
    expect(group).toHaveAccessibleDescription('For example, 31 3 1980')
  })

  it('asks for day, month and year where the locale is British, and month first in the US [ONB-13]', () => {
    const { unmount } = render(<Field />)
    expect(boxNames()).toEqual(['birth-day', 'birth-month', 'birth-year'])
    unmount()
    render(
      <LocaleProvider locale="en-US">
        <Field />
      </LocaleProvider>,
    )
    expect(boxNames()).toEqual(['birth-month', 'birth-day', 'birth-year'])
  })

  it('can be filled in by the browser', () => {
    render(<Field autoComplete="bday" />)
    expect(box('Day')).toHaveAttribute('autocomplete', 'bday-day')
    expect(box('Month')).toHaveAttribute('autocomplete', 'bday-month')
    expect(box('Year')).toHaveAttribute('autocomplete', 'bday-year')
    expect(box('Year')).toHaveAttribute('inputmode', 'numeric')
  })

  it('ties one error to the parts that are wrong', () => {
    render(<Field errorMessage="The month must be between 1 and 12" wrongParts={['month']} />)
    expect(box('Month')).toHaveAttribute('aria-invalid', 'true')
    expect(box('Month')).toHaveAccessibleDescription('The month must be between 1 and 12')
    expect(box('Day')).not.toHaveAttribute('aria-invalid')
    expect(screen.getAllByText('The month must be between 1 and 12')).toHaveLength(1)
  })

  it('leads a form to the first part that is wrong', () => {
    const ref = createRef<HTMLInputElement>()
    const { rerender } = render(<Field id="birth" ref={ref} />)
    expect(ref.current).toBe(box('Day'))
    rerender(<Field id="birth" ref={ref} errorMessage="The year must have four digits" wrongParts={['year']} />)
    expect(ref.current).toBe(box('Year'))
    expect(box('Year')).toHaveAttribute('id', 'birth')
    expect(box('Day')).not.toHaveAttribute('id', 'birth')
  })

  it('says that it was left only when all of it was left', async () => {
    const onBlur = vi.fn()
    render(<Field onBlur={onBlur} />)
    await userEvent.click(box('Day'))
    await userEvent.tab()
    await userEvent.tab()
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('is required without being wrong from the start', () => {
    render(<Field isRequired />)
    expect(box('Day')).toHaveAttribute('aria-required', 'true')
    expect(box('Day')).not.toHaveAttribute('required')
    expect(box('Day')).not.toHaveAttribute('aria-invalid')
  })

  it('takes nothing while it is disabled', async () => {
    render(<Field isDisabled initial={{ day: '1', month: '2', year: '2000' }} />)
    expect(box('Day')).toBeDisabled()
    await userEvent.type(box('Day'), '9')
    expect(box('Day')).toHaveValue('1')
  })

  it('is reached by touch', async () => {
    render(<Field />)
    await userEvent.pointer({ keys: '[TouchA]', target: box('Month') })
    await userEvent.keyboard('7')
    expect(box('Month')).toHaveValue('7')
  })

  it('refuses a date object', () => {
    // @ts-expect-error the value is text, because a Date loses what was typed
    const element = <Field value={new Date(0)} />
    expect(element).toBeDefined()
  })
})

describeKeyboard(dateFieldExamples, {
  Tab: async () => {
    render(<Field />)
    await userEvent.tab()
    expect(box('Day')).toHaveFocus()
    await userEvent.tab()
    expect(box('Month')).toHaveFocus()
  },
  'Shift + Tab': async () => {
    render(<Field />)
    await userEvent.click(box('Year'))
    await userEvent.tab({ shift: true })
    expect(box('Month')).toHaveFocus()
  },
  'Arrow up': async () => {
    render(<Field initial={{ day: '31', month: '2', year: '2000' }} />)
    await userEvent.click(box('Day'))
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    expect(box('Day')).toHaveValue('31')
  },
})

describe('the text of a date', () => {
  it.each([
    [{ day: '31', month: '3', year: '1980' }, '1980-03-31', []],
    [{ day: ' 01', month: '12 ', year: '2000' }, '2000-12-01', []],
    [{ day: '29', month: '2', year: '2000' }, '2000-02-29', []],
    [{ day: '29', month: '2', year: '1999' }, undefined, ['day']],
    [{ day: '31', month: '4', year: '1999' }, undefined, ['day']],
    [{ day: '4', month: '13', year: '1999' }, undefined, ['month']],
    [{ day: '4', month: '12', year: '99' }, undefined, ['year']],
    [{ day: '1.5', month: '-1', year: '0000' }, undefined, ['day', 'month', 'year']],
    [emptyDate, undefined, ['day', 'month', 'year']],
  ] as const)('%o is %s, with %o wrong', (parts, date, wrong) => {
    expect(dateFromParts(parts)).toBe(date)
    expect(wrongDateParts(parts)).toEqual(wrong)
  })

  it('is taken apart again', () => {
    expect(partsFromDate('1980-03-01')).toEqual({ day: '1', month: '3', year: '1980' })
    expect(partsFromDate('soon')).toEqual(emptyDate)
  })

  it.each([
    ['en-GB', ['day', 'month', 'year']],
    ['en-US', ['month', 'day', 'year']],
    ['ja-JP', ['year', 'month', 'day']],
    ['th-TH', ['day', 'month', 'year']],
    ['ar', ['day', 'month', 'year']],
  ])('is written in %s as %o', (locale, order) => {
    expect(datePartOrder(locale)).toEqual(order)
  })
})
