import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { emptyDate } from '../../support/date-parts.ts'
import type { DateParts } from '../../support/date-parts.ts'
import { DatePicker } from './DatePicker.tsx'
import { datePickerExamples } from './DatePicker.examples.tsx'
import type { DatePickerProps } from './DatePicker.tsx'

const onChange = vi.fn()

function Departure({ initial = emptyDate, ...props }: Partial<DatePickerProps> & { initial?: DateParts }) {
  const [value, setValue] = useState(initial)
  return (
    <DatePicker
      label="Departure"
      name="departure"
      partLabels={{ day: 'Day', month: 'Month', year: 'Year' }}
      calendarLabels={{ open: 'Choose', close: 'Close', previous: 'Previous month', next: 'Next month' }}
      min="2031-05-06"
      max="2031-12-31"
      {...props}
      value={value}
      onChange={(parts) => {
        setValue(parts)
        onChange(parts)
      }}
    />
  )
}

const departure = { day: '11', month: '6', year: '2031' }
const box = (name: string) => screen.getByRole('textbox', { name })
const opener = () => screen.getByRole('button', { name: 'Choose' })
const day = (name: RegExp) => screen.getByRole('button', { name })
const isBackAtButton = async () =>
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Choose')

beforeEach(() => void onChange.mockClear())

describe('DatePicker', () => {
  it('fills the boxes with the day that was chosen', async () => {
    render(<Departure />)
    await userEvent.click(opener())
    await userEvent.click(day(/14 May 2031/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ day: '14', month: '5', year: '2031' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await isBackAtButton()
    expect(box('Day')).toHaveValue('14')
  })

  it('opens the calendar on what was typed', async () => {
    render(<Departure initial={departure} />)
    await userEvent.click(opener())
    expect(screen.getByRole('dialog', { name: 'Departure' })).toBeInTheDocument()
    expect(document.activeElement?.getAttribute('aria-label')).toContain('11 June 2031')
  })

  it('leaves what was typed alone when it is no date', async () => {
    render(<Departure initial={{ day: '31', month: '6', year: '2031' }} />)
    await userEvent.click(opener())
    await userEvent.keyboard('{Escape}')
    expect(onChange).not.toHaveBeenCalled()
    expect(box('Day')).toHaveValue('31')
  })

  it('is worked by touch', async () => {
    render(<Departure />)
    await userEvent.pointer({ keys: '[TouchA]', target: opener() })
    await userEvent.pointer({ keys: '[TouchA]', target: day(/14 May 2031/) })
    expect(onChange).toHaveBeenCalledWith({ day: '14', month: '5', year: '2031' })
  })

  it('opens nothing while it is disabled', async () => {
    render(<Departure isDisabled />)
    await userEvent.click(opener())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(box('Day')).toBeDisabled()
  })

  it('ties the error to the parts that are wrong', () => {
    render(<Departure initial={departure} errorMessage="June has only 30 days" wrongParts={['day']} />)
    expect(box('Day')).toHaveAccessibleDescription('June has only 30 days')
    expect(box('Month')).not.toHaveAttribute('aria-invalid')
  })

  it('is not for birthdays', () => {
    // @ts-expect-error a date of birth is typed into a DateField
    const element = <Departure autoComplete="bday" />
    expect(element).toBeDefined()
  })
})

describeKeyboard(datePickerExamples, {
  Tab: async () => {
    render(<Departure />)
    for (const name of ['Day', 'Month', 'Year']) {
      await userEvent.tab()
      expect(box(name)).toHaveFocus()
    }
    await userEvent.tab()
    expect(opener()).toHaveFocus()
  },
  Enter: async () => {
    render(<Departure initial={departure} />)
    opener().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(onChange).toHaveBeenCalledWith({ day: '12', month: '6', year: '2031' })
    await isBackAtButton()
  },
  Escape: async () => {
    render(<Departure initial={departure} />)
    opener().focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
    await isBackAtButton()
  },
})
