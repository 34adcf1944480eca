import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxSection } from './ComboBox.tsx'

const kennedy = { value: 'JFK', label: 'New York (JFK)', detail: 'John F. Kennedy, USA', keywords: ['Kennedy'] }
const heathrow = { value: 'LHR', label: 'London (LHR)' }
const miami = { value: 'MIA', label: 'Miami (MIA)' }
const sections: readonly ComboBoxSection[] = [
  { label: 'Recent searches', options: [kennedy] },
  { label: 'Africa', options: [] },
  { label: 'United Kingdom', options: [heathrow, { value: 'MAN', label: 'Manchester (MAN)' }] },
  { label: 'USA', options: [miami, kennedy] },
]

const onChange = vi.fn()
const onSearch = vi.fn()

/** Lets the app's search find what was typed until now. */
let search: () => void = () => undefined
const answer = () => act(() => search())

beforeEach(() => vi.clearAllMocks())

type Props = { initial?: string; isFiltered?: boolean; menuTrigger?: 'input' | 'focus' }

function Field({ initial = '', isFiltered = false, menuTrigger }: Props) {
  const [value, setValue] = useState(initial)
  const [text, setText] = useState('')
  const searched = useLate(text)
  const found = sections.map(({ label, options }) => ({
    label,
    options: options.filter((option) => option.label.toLowerCase().includes(searched.toLowerCase())),
  }))
  return (
    <>
      <ComboBox
        label="From"
        name="from"
        sections={isFiltered ? found : sections}
        isFiltered={isFiltered}
        menuTrigger={menuTrigger}
        emptyMessage="No such airport"
        value={value}
        onInputChange={(next) => {
          onSearch(next)
          setText(next)
        }}
        onChange={(next) => {
          onChange(next)
          setValue(next)
        }}
      />
      <button type="button">Next</button>
    </>
  )
}

/** The text that the app has searched for, which lags behind what is typed. */
function useLate(text: string) {
  const [late, setLate] = useState(text)
  useEffect(() => {
    search = () => setLate(text)
  }, [text])
  return late
}

const field = () => screen.getByRole('combobox', { name: 'From' })
const list = () => screen.getByRole('listbox', { name: /From/ })
const groups = () => within(list()).getAllByRole('group')
const names = () =>
  within(list())
    .getAllByRole('option')
    .map((option) => within(option).getByText(/\(/).textContent)
const isClosed = async () => await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
const movedTo = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
const open = async () => await userEvent.click(screen.getByRole('button', { name: /Show suggestions/ }))

describe('ComboBox with sections', () => {
  it('groups its options under their names, and leaves out a section that has none [A11Y 1.3.1]', async () => {
    render(<Field />)
    await open()
    expect(screen.getByRole('group', { name: 'USA' })).toHaveTextContent('Miami (MIA)')
    expect(groups()).toHaveLength(3)
    expect(screen.queryByText('Africa')).toBeNull()
    await waitFor(() => expect(document.body).toHaveTextContent('5 options available'))
  })

  it('ties the second line to its option as a description', async () => {
    render(<Field />)
    await open()
    const [recent] = within(list()).getAllByRole('option', { name: 'New York (JFK)' })
    expect(recent).toHaveAccessibleDescription('John F. Kennedy, USA')
  })

  it('leaves out the sections that nothing matches in as the person types', async () => {
    render(<Field />)
    await userEvent.type(field(), 'man')
    expect(names()).toEqual(['Manchester (MAN)'])
    expect(groups()).toHaveLength(1)
    await userEvent.clear(field())
    await userEvent.type(field(), 'kennedy')
    expect(names()).toEqual(['New York (JFK)', 'New York (JFK)'])
    await waitFor(() => expect(document.body).toHaveTextContent('2 options available'))
  })

  it('gives the plain value of an option wherever it stands', async () => {
    render(<Field />)
    await open()
    await userEvent.click(within(screen.getByRole('group', { name: 'USA' })).getByText('New York (JFK)'))
    await isClosed()
    expect(onChange).toHaveBeenLastCalledWith('JFK')
    expect(field()).toHaveValue('New York (JFK)')
  })

  it('closes when the choice is chosen again in another section', async () => {
    render(<Field initial="JFK" />)
    await open()
    await userEvent.click(within(screen.getByRole('group', { name: 'USA' })).getByText('New York (JFK)'))
    await isClosed()
    expect(field()).toHaveValue('New York (JFK)')
    await open()
    const [recent] = within(list()).getAllByRole('option')
    expect(recent).toHaveAttribute('aria-selected', 'true')
  })

  it('goes through all sections by arrow keys, each place by itself', async () => {
    render(<Field />)
    await userEvent.tab()
    const visited: (string | null | undefined)[] = []
    for (let index = 0; index < 5; index += 1) {
      await userEvent.keyboard('{ArrowDown}')
      visited.push(movedTo()?.closest('[role="group"]')?.getAttribute('aria-label'))
    }
    expect(visited).toEqual(['Recent searches', 'United Kingdom', 'United Kingdom', 'USA', 'USA'])
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('JFK')
  })

  it('takes options or sections, not both and not none', () => {
    const rest = { label: 'From', name: 'from', value: '', onChange, emptyMessage: 'None' }
    // @ts-expect-error which of the two would be shown?
    expect(<ComboBox {...rest} options={[miami]} sections={sections} />).toBeDefined()
    // @ts-expect-error there is nothing to choose
    expect(<ComboBox {...rest} />).toBeDefined()
  })
})

describe('ComboBox whose app searches', () => {
  it('shows what the app found, and no less [FLT-16]', async () => {
    render(<Field isFiltered />)
    await userEvent.type(field(), 'mi')
    expect(names()).toHaveLength(5)
    answer()
    expect(names()).toEqual(['Miami (MIA)'])
    expect(onSearch).toHaveBeenLastCalledWith('mi')
    await userEvent.type(field(), 'x')
    answer()
    expect(list()).toHaveTextContent('No such airport')
  })

  it('takes a name typed in full before the app has found it', async () => {
    render(<Field isFiltered />)
    await userEvent.type(field(), 'lo')
    answer()
    expect(names()).toEqual(['London (LHR)'])
    await userEvent.clear(field())
    await userEvent.type(field(), 'miami (mia){Enter}')
    await isClosed()
    expect(onChange).toHaveBeenLastCalledWith('MIA')
    expect(field()).toHaveValue('Miami (MIA)')
  })

  it('takes a name typed in full when focus leaves', async () => {
    render(<Field isFiltered initial="LHR" />)
    await userEvent.clear(field())
    await userEvent.type(field(), 'Manchester (MAN)')
    await userEvent.tab()
    expect(onChange).toHaveBeenLastCalledWith('MAN')
    expect(field()).toHaveValue('Manchester (MAN)')
  })

  it('brings the choice back by Escape although the search had left it out, and ends the search', async () => {
    render(<Field isFiltered initial="LHR" />)
    await userEvent.tripleClick(field())
    await userEvent.keyboard('mia')
    answer()
    expect(names()).toEqual(['Miami (MIA)'])
    await userEvent.keyboard('{Escape}')
    await isClosed()
    expect(field()).toHaveValue('London (LHR)')
    expect(onSearch).toHaveBeenLastCalledWith('')
    answer()
    await open()
    expect(names()).toHaveLength(5)
  })

  it('searches for nothing once one is chosen, so that the next look shows all', async () => {
    render(<Field isFiltered />)
    await userEvent.type(field(), 'mia')
    answer()
    expect(names()).toEqual(['Miami (MIA)'])
    await userEvent.click(within(list()).getByRole('option'))
    await isClosed()
    expect(field()).toHaveValue('Miami (MIA)')
    expect(onSearch).toHaveBeenLastCalledWith('')
  })
})

describe('ComboBox that opens on focus', () => {
  it('shows its list as soon as the field has focus, and closes by Escape', async () => {
    render(<Field menuTrigger="focus" />)
    await userEvent.tab()
    expect(names()).toHaveLength(5)
    expect(field()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await isClosed()
  })

  it('waits for letters or arrows otherwise', async () => {
    render(<Field />)
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})
