import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { searchFieldExamples } from './SearchField.examples.tsx'
import { SearchField } from './SearchField.tsx'
import type { SearchFieldProps } from './SearchField.tsx'

const minimum = { length: 3, message: 'Type at least three characters.' }

function Search({ initial = '', onSearch, ...props }: Partial<SearchFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <SearchField
        label="Search rewards"
        name="q"
        clearLabel="Clear"
        {...props}
        value={value}
        onChange={setValue}
        onSearch={onSearch ?? (() => undefined)}
      />
      <button type="button">Filters</button>
    </>
  )
}

const field = () => screen.getByRole('searchbox', { name: 'Search rewards' })
const clear = () => screen.getByRole('button', { name: 'Clear' })

describeKeyboard(searchFieldExamples, {
  Tab: async () => {
    render(<Search initial="wine" />)
    await userEvent.tab()
    expect(field()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
  },
  Enter: async () => {
    const onSearch = vi.fn()
    render(<Search minimum={minimum} onSearch={onSearch} />)
    await userEvent.type(field(), 'wi {Enter}')
    expect(onSearch).not.toHaveBeenCalled()
    expect(field()).toHaveAccessibleDescription('Type at least three characters.')
    await userEvent.keyboard('{Backspace}ne{Enter}')
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('wine')
    expect(field()).toHaveAccessibleDescription('')
  },
  Escape: async () => {
    render(<Search initial="wine" />)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  },
})

describe('SearchField', () => {
  it('is emptied by mouse and by touch, and keeps focus for the next words', async () => {
    render(<Search initial="wine" />)
    await userEvent.click(clear())
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    await userEvent.keyboard('sea')
    await userEvent.pointer({ keys: '[TouchA]', target: clear() })
    expect(field()).toHaveValue('')
  })

  it('takes up to fifty characters where that is the most', async () => {
    render(<Search maxLength={50} />)
    await userEvent.type(field(), 'x'.repeat(60))
    expect(field()).toHaveValue('x'.repeat(50))
  })

  it('keeps its name where the label is not seen', () => {
    render(<Search isLabelHidden />)
    expect(field()).toBeVisible()
  })

  it('leaves the words to the app', async () => {
    const onChange = vi.fn()
    render(
      <SearchField
        label="Search rewards"
        name="q"
        clearLabel="Clear"
        value="win"
        onChange={onChange}
        onSearch={() => undefined}
      />,
    )
    await userEvent.type(field(), 'e')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('wine')
    expect(field()).toHaveValue('win')
  })

  it('lets a page put focus on it and hear when it is left', async () => {
    const ref = createRef<HTMLInputElement>()
    const onBlur = vi.fn()
    render(<Search ref={ref} id="search" onBlur={onBlur} />)
    ref.current?.focus()
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('id', 'search')
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })
})

const rest = { label: 'Search', name: 'q', value: '', onChange: () => undefined, onSearch: () => undefined }

export const wrongUse = [
  // @ts-expect-error a cross does not say what it does
  <SearchField key="1" {...rest} />,
  // @ts-expect-error a least length needs the words that say so
  <SearchField key="2" {...rest} clearLabel="Clear" minimum={{ length: 3 }} />,
]
