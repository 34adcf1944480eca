import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setViewport } from '#test/browser-stand-ins.ts'
import { describeKeyboard } from '#test/keyboard.ts'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { RangeCalendar } from './RangeCalendar.tsx'
import { rangeCalendarExamples } from './RangeCalendar.examples.tsx'
import type { DateRange, RangeCalendarProps } from './RangeCalendar.tsx'

const onChange = vi.fn()

function Travel({ initial = null, ...props }: Partial<RangeCalendarProps> & { initial?: DateRange | null }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <RangeCalendar
        label="Travel dates"
        previousLabel="Previous month"
        nextLabel="Next month"
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

const day = (name: RegExp) => screen.getByRole('button', { name })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
const week: DateRange = { start: '2031-06-11', end: '2031-06-18' }

beforeEach(() => {
  onChange.mockClear()
})

/** Focus on Wednesday 11 June 2031, with May before and December after. */
const enter = async (props: Parameters<typeof Travel>[0] = {}) => {
  render(<Travel initial={week} {...props} />)
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

describe('RangeCalendar', () => {
  it('takes a first and a second press, and nothing after the first [FLT-21]', async () => {
    render(<Travel />)
    await userEvent.click(day(/12 May 2031/))
    expect(onChange).not.toHaveBeenCalled()
    await userEvent.click(day(/20 May 2031/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2031-05-12', end: '2031-05-20' })
  })

  it('puts the two days in order, whichever came first', async () => {
    render(<Travel />)
    await userEvent.click(day(/20 May 2031/))
    await userEvent.click(day(/12 May 2031/))
    expect(onChange).toHaveBeenCalledWith({ start: '2031-05-12', end: '2031-05-20' })
  })

  it('is chosen by touch', async () => {
    render(<Travel />)
    await userEvent.pointer({ keys: '[TouchA]', target: day(/12 May 2031/) })
    await userEvent.pointer({ keys: '[TouchA]', target: day(/20 May 2031/) })
    expect(onChange).toHaveBeenCalledWith({ start: '2031-05-12', end: '2031-05-20' })
  })

  it('keeps the days from before when it is left half chosen [FLT-21]', async () => {
    await enter()
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}')
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalled()
    expect(day(/11 June 2031.*selected/)).toBeInTheDocument()
  })

  it('shows what the app says and nothing else', async () => {
    render(
      <RangeCalendar
        label="Travel dates"
        previousLabel="Previous"
        nextLabel="Next"
        min="2031-05-06"
        value={null}
        onChange={onChange}
      />,
    )
    await userEvent.click(day(/12 May 2031/))
    await userEvent.click(day(/20 May 2031/))
    expect(onChange).toHaveBeenCalledOnce()
    expect(screen.queryAllByRole('gridcell', { selected: true })).toHaveLength(0)
  })

  it('offers nothing before the first and after the last day [FLT-20]', async () => {
    render(<Travel max="2031-05-20" />)
    expect(day(/ 5 May 2031/)).toHaveAttribute('aria-disabled', 'true')
    expect(day(/21 May 2031/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day(/ 5 May 2031/))
    await userEvent.click(day(/ 6 May 2031/))
    await userEvent.click(day(/20 May 2031/))
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2031-05-06', end: '2031-05-20' })
  })

  it('shows twelve months although the last day comes before their end [FLT-23]', async () => {
    setViewport(375)
    render(<Travel min="2031-05-06" max="2031-12-31" monthCount={12} />)
    const next = () => screen.getByRole('button', { name: 'Next month' })
    const months = [screen.getByRole('grid').getAttribute('aria-label')]
    while (!next().hasAttribute('disabled')) {
      await userEvent.click(next())
      months.push(screen.getByRole('grid').getAttribute('aria-label'))
    }
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toContain('April 2032')
    expect(day(/\b1 April 2032/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(day(/\b1 April 2032/))
    await userEvent.click(day(/\b2 April 2032/))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('leaves out single days', async () => {
    render(<Travel isDateUnavailable={(date) => date === '2031-05-14'} />)
    expect(day(/14 May 2031/)).toHaveAttribute('aria-disabled', 'true')
  })

  it('stands two months side by side, and one on small screens', () => {
    const { unmount } = render(<Travel />)
    expect(screen.getAllByRole('grid')).toHaveLength(2)
    unmount()
    setViewport(375)
    render(<Travel />)
    expect(screen.getAllByRole('grid')).toHaveLength(1)
  })

  it('says what is wrong with the chosen days', () => {
    render(<Travel initial={week} errorMessage="Two weeks at most" />)
    expect(screen.getByText('Two weeks at most')).toBeInTheDocument()
    expect(day(/11 June 2031/)).toHaveAccessibleDescription(/Two weeks at most/)
  })

  it('chooses nothing while it is disabled', async () => {
    render(<Travel isDisabled />)
    await userEvent.click(day(/12 May 2031/))
    await userEvent.click(day(/20 May 2031/))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('starts the week as the locale does', () => {
    render(
      <LocaleProvider locale="en-US">
        <Travel initial={week} />
      </LocaleProvider>,
    )
    expect(day(/Wednesday, June 11, 2031/)).toBeInTheDocument()
    expect(screen.getAllByRole('grid')[0]?.querySelector('th')).toHaveTextContent('S')
  })

  it('refuses date objects', () => {
    // @ts-expect-error days are texts, because a Date is a moment in a time zone
    const element = <Travel min={new Date(0)} />
    expect(element).toBeDefined()
  })
})

describeKeyboard(rangeCalendarExamples, {
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
    await userEvent.keyboard('{Enter}[Space]')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2031-06-11', end: '2031-06-12' })
  },
  Escape: async () => {
    await enter()
    await userEvent.keyboard('{Enter}{ArrowRight}{Escape}')
    await userEvent.tab()
    expect(onChange).not.toHaveBeenCalled()
  },
})
