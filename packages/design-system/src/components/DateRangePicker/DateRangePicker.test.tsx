import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setViewport } from '#test/browser-stand-ins.ts'
import { describeKeyboard } from '#test/keyboard.ts'
import type { DateRange } from '../RangeCalendar/RangeCalendar.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'
import { dateRangePickerExamples } from './DateRangePicker.examples.tsx'
import type { DateRangePickerProps } from './DateRangePicker.tsx'

const onChange = vi.fn()

function Travel({ initial = null, ...props }: Partial<DateRangePickerProps> & { initial?: DateRange | null }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateRangePicker
        label="Travel dates"
        placeholder="Choose dates"
        calendarLabels={{ close: 'Close', previous: 'Previous month', next: 'Next month' }}
        min="2031-05-06"
        max="2031-12-31"
        {...props}
        value={value}
        onChange={(range) => {
          setValue(range)
          onChange(range)
        }}
      />
      <button type="button">After</button>
    </>
  )
}

const week = { start: '2031-06-11', end: '2031-06-18' }
const opener = () => screen.getByRole('button', { name: /^Travel dates/ })
const day = (name: RegExp) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
const isBackAtButton = async () => await expect.poll(() => document.activeElement).toBe(opener())

beforeEach(() => {
  onChange.mockClear()
})

const openByKeyboard = async () => {
  render(<Travel initial={week} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toContain('11 June 2031')
}

describe('DateRangePicker', () => {
  it('shows what is chosen in the words of the locale', () => {
    render(<Travel initial={week} />)
    expect(opener()).toHaveAccessibleName(/Travel dates .*11.*18 Jun 2031/)
  })

  it('takes a first and a second day, then closes and shows them [FLT-21]', async () => {
    render(<Travel />)
    expect(opener()).toHaveAccessibleName('Travel dates Choose dates')
    await userEvent.click(opener())
    await userEvent.click(day(/12 May 2031/))
    expect(screen.getByRole('dialog', { name: 'Travel dates' })).toBeInTheDocument()
    await userEvent.click(day(/20 May 2031/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2031-05-12', end: '2031-05-20' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await isBackAtButton()
    expect(opener()).toHaveAccessibleName(/12.*20 May 2031/)
  })

  it('changes nothing when it is closed after the first day', async () => {
    render(<Travel initial={week} />)
    await userEvent.click(opener())
    await userEvent.click(day(/12 June 2031/))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onChange).not.toHaveBeenCalled()
    expect(opener()).toHaveAccessibleName(/11.*18 Jun 2031/)
  })

  it('is worked by touch, with one month on small screens', async () => {
    setViewport(375)
    render(<Travel />)
    await userEvent.pointer({ keys: '[TouchA]', target: opener() })
    expect(screen.getAllByRole('grid')).toHaveLength(1)
    await userEvent.pointer({ keys: '[TouchA]', target: day(/12 May 2031/) })
    await userEvent.pointer({ keys: '[TouchA]', target: day(/20 May 2031/) })
    expect(onChange).toHaveBeenCalledWith({ start: '2031-05-12', end: '2031-05-20' })
  })

  it('ties help and error to the button', () => {
    render(<Travel description="Until 31 December" errorMessage="The flight is full" />)
    expect(opener()).toHaveAccessibleDescription('Until 31 December The flight is full')
  })

  it('fits into a form', async () => {
    const ref = createRef<HTMLButtonElement>()
    const onBlur = vi.fn()
    const { container } = render(<Travel initial={week} name="travel" id="travel" ref={ref} onBlur={onBlur} />)
    expect(ref.current).toBe(opener())
    expect(opener()).toHaveAttribute('id', 'travel')
    expect(container.querySelector('[name="travel-start"]')).toHaveValue('2031-06-11')
    expect(container.querySelector('[name="travel-end"]')).toHaveValue('2031-06-18')
    await userEvent.tab()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('opens nothing while it is disabled', async () => {
    render(<Travel isDisabled />)
    await userEvent.click(opener())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('needs both days', () => {
    // @ts-expect-error a range with one end is none
    const element = <Travel value={{ start: '2031-06-11' }} />
    expect(element).toBeDefined()
  })
})

describeKeyboard(dateRangePickerExamples, {
  Enter: async () => {
    await openByKeyboard()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenCalledOnce()
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ start: '2031-06-12' })
    await isBackAtButton()
  },
  Tab: async () => {
    await openByKeyboard()
    const stops = []
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab()
      stops.push(focused())
    }
    expect(stops.slice(0, 3)).toEqual(['Close', 'Previous month', 'Next month'])
    expect(stops[3]).toContain('11 June 2031')
  },
  Escape: async () => {
    await openByKeyboard()
    await userEvent.keyboard('{ArrowRight}{Enter}{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(onChange).not.toHaveBeenCalled()
    await isBackAtButton()
  },
})
