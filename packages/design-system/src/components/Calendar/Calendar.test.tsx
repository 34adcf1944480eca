import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Calendar } from './Calendar.tsx'
import { calendarExamples } from './Calendar.examples.tsx'
import type { CalendarProps } from './Calendar.tsx'

const onChange = vi.fn()

function Delivery({ initial = null, ...props }: Partial<CalendarProps> & { initial?: string | null }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <Calendar
        label="Delivery"
        previousLabel="Previous month"
        nextLabel="Next month"
        min="2031-05-06"
        max="2031-12-31"
        {...props}
        value={value}
        onChange={(date) => {
          setValue(date)
          onChange(date)
        }}
      />
      <button type="button">After</button>
    </>
  )
}

const day = (name: RegExp) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''

beforeEach(() => void onChange.mockClear())

/** Focus on Wednesday 11 June 2031. */
const enter = async () => {
  render(<Delivery initial="2031-06-11" />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(focused()).toContain('11 June 2031')
}

const afterKey = async (keys: string) => {
  await enter()
  await userEvent.keyboard(keys)
  return focused()
}

describe('Calendar', () => {
  it('hands over the chosen day as text', async () => {
    render(<Delivery />)
    await userEvent.click(day(/14 May 2031/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2031-05-14')
    expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('14')
  })

  it('is chosen by touch', async () => {
    render(<Delivery />)
    await userEvent.pointer({ keys: '[TouchA]', target: day(/14 May 2031/) })
    expect(onChange).toHaveBeenCalledWith('2031-05-14')
  })

  it('pages to the next month by its button', async () => {
    render(<Delivery />)
    await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
    expect(screen.getByRole('grid', { name: /June 2031/ })).toBeInTheDocument()
  })

  it('offers nothing before the first and after the last day', async () => {
    render(<Delivery max="2031-05-20" isDateUnavailable={(date) => date === '2031-05-12'} />)
    await userEvent.click(day(/ 5 May 2031/))
    await userEvent.click(day(/21 May 2031/))
    await userEvent.click(day(/12 May 2031/))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('gives Gregorian dates whatever calendar the locale has', async () => {
    render(
      <LocaleProvider locale="th-TH">
        <Delivery initial="2031-05-14" />
      </LocaleProvider>,
    )
    const fifteenth = screen.getAllByRole('gridcell').find((cell) => cell.textContent === '15')
    await userEvent.click(fifteenth?.firstElementChild ?? document.body)
    expect(onChange).toHaveBeenCalledWith('2031-05-15')
  })

  it('shows no day for a text that is no date', () => {
    render(<Delivery initial="tomorrow" />)
    expect(screen.queryAllByRole('gridcell', { selected: true })).toHaveLength(0)
  })

  it('says what is wrong with the chosen day', () => {
    render(<Delivery initial="2031-05-14" errorMessage="The van is full" />)
    expect(day(/14 May 2031/)).toHaveAccessibleDescription(/The van is full/)
  })

  it('refuses date objects', () => {
    // @ts-expect-error days are texts, because a Date is a moment in a time zone
    const element = <Delivery value={new Date(0)} />
    expect(element).toBeDefined()
  })
})

describeKeyboard(calendarExamples, {
  Tab: async () => {
    await enter()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
  },
  'Arrow right': async () => expect(await afterKey('{ArrowRight}')).toContain('12 June 2031'),
  'Arrow left': async () => expect(await afterKey('{ArrowLeft}')).toContain('10 June 2031'),
  'Arrow down': async () => expect(await afterKey('{ArrowDown}')).toContain('18 June 2031'),
  'Arrow up': async () => expect(await afterKey('{ArrowUp}')).toContain('4 June 2031'),
  Home: async () => expect(await afterKey('{Home}')).toContain('1 June 2031'),
  End: async () => expect(await afterKey('{End}')).toContain('30 June 2031'),
  'Page down': async () => expect(await afterKey('{PageDown}')).toContain('11 July 2031'),
  'Page up': async () => expect(await afterKey('{PageUp}')).toContain('11 May 2031'),
  'Enter or Space': async () => {
    await enter()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('2031-06-12')
    await userEvent.keyboard('{ArrowRight}[Space]')
    expect(onChange).toHaveBeenLastCalledWith('2031-06-13')
  },
})
