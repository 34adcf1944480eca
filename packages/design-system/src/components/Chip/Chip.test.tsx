import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { chipExamples } from './Chip.examples.tsx'
import { Chip } from './Chip.tsx'
import { ChipBar } from './ChipBar.tsx'
import { ChipFilterBar } from './ChipFilterBar.tsx'
import type { ChipFilterBarProps } from './ChipFilterBar.tsx'

describe('Chip', () => {
  it('filters by address, with the chosen category marked', () => {
    render(
      <ChipBar label="Categories">
        <Chip href="/rewards" isSelected>
          All
        </Chip>
        <Chip href="/rewards/travel">Travel</Chip>
      </ChipBar>,
    )
    const bar = screen.getByRole('navigation', { name: 'Categories' })
    expect(within(bar).getAllByRole('listitem')).toHaveLength(2)
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('All')
  })

  it('is a toggle where there is no address', async () => {
    const onPress = vi.fn()
    render(
      <Chip onPress={onPress} isSelected>
        Earn
      </Chip>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Earn', pressed: true }))
    expect(onPress).toHaveBeenCalledOnce()
  })
})

const options = ['Travel', 'Wine', 'Cinema'].map((name) => ({ id: name.toLowerCase(), label: name }))

function Several({ onChange }: { onChange?: (value: readonly string[]) => void }) {
  const [value, setValue] = useState<readonly string[]>(['cinema'])
  return (
    <ChipFilterBar
      label="Categories"
      options={options}
      selection="multiple"
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange?.(next)
      }}
    />
  )
}

const chip = (name: string) => screen.getByRole('button', { name })
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

describe('ChipFilterBar', () => {
  it('opens with what is chosen in sight, where the row is longer than a phone', () => {
    const boxes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: HTMLElement,
    ) {
      return this.textContent === 'Wine' ? new DOMRect(500, 0, 100, 44) : new DOMRect(0, 0, 320, 44)
    })
    const options = ['Travel', 'Cinema', 'Wine'].map((label) => ({ id: label, label }))
    render(
      <ChipFilterBar label="Categories" selection="multiple" options={options} value={['Wine']} onChange={vi.fn()} />,
    )
    expect(screen.getByRole('list').scrollLeft).toBe(390)
    boxes.mockRestore()
  })

  it('leaves a row of the server’s page where somebody has scrolled it', () => {
    const boxes = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
      this: HTMLElement,
    ) {
      return this.textContent === 'Travel' ? new DOMRect(-200, 0, 100, 44) : new DOMRect(0, 0, 320, 44)
    })
    const options = ['Travel', 'Cinema', 'Wine'].map((label) => ({ id: label, label }))
    const row = (
      <ChipFilterBar label="Categories" selection="multiple" options={options} value={['Travel']} onChange={vi.fn()} />
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(row)
    const list = screen.getByRole('list')
    list.scrollLeft = 200
    render(row, { container, hydrate: true })
    expect(screen.getByRole('list')).toBe(list)
    expect(list.scrollLeft).toBe(200)
    boxes.mockRestore()
  })

  it('takes several choices, by mouse and by touch, in the order of the options', async () => {
    const onChange = vi.fn()
    render(<Several onChange={onChange} />)
    expect(within(screen.getByRole('group', { name: 'Categories' })).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.click(chip('Travel'))
    expect(onChange).toHaveBeenLastCalledWith(['travel', 'cinema'])
    await userEvent.pointer({ keys: '[TouchA]', target: chip('Cinema') })
    expect(pressed()).toEqual(['Travel'])
  })

  it('takes one choice at a time, and takes it back', async () => {
    const onChange = vi.fn()
    render(<ChipFilterBar label="Kind" options={options} selection="single" value="wine" onChange={onChange} />)
    await userEvent.click(chip('Travel'))
    await userEvent.click(chip('Wine'))
    expect(onChange.mock.calls).toEqual([['travel'], [undefined]])
    // The app did not follow.
    expect(pressed()).toEqual(['Wine'])
  })

  it('keeps a choice that is disabled', async () => {
    const onChange = vi.fn()
    render(
      <ChipFilterBar
        label="Kind"
        options={options.map((option) => ({ ...option, isDisabled: true }))}
        selection="single"
        value="wine"
        onChange={onChange}
      />,
    )
    await userEvent.click(chip('Travel'))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('tells where the row goes on', () => {
    const widths = [
      vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900),
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300),
    ]
    render(<Several />)
    expect(screen.getByRole('list')).toHaveAttribute('data-overflow', 'end')
    for (const width of widths) width.mockRestore()
  })

  it('does not compile with several values for a single choice', () => {
    // @ts-expect-error one choice has one value
    const props: ChipFilterBarProps = {
      label: 'Kind',
      options,
      selection: 'single',
      value: ['wine'],
      onChange: vi.fn(),
    }
    expect(props.value).toEqual(['wine'])
  })
})

describeKeyboard(chipExamples, {
  Tab: async () => {
    render(<Several />)
    await userEvent.tab()
    await userEvent.tab()
    expect(chip('Wine')).toHaveFocus()
  },
  'Shift + Tab': async () => {
    render(<Several />)
    chip('Wine').focus()
    await userEvent.tab({ shift: true })
    expect(chip('Travel')).toHaveFocus()
  },
  Enter: async () => {
    render(<Several />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(pressed()).toEqual(['Travel', 'Cinema'])
  },
  Space: async () => {
    render(<Several />)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(pressed()).toEqual(['Travel', 'Cinema'])
  },
})
