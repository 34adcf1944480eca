import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
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

const button = () => screen.getByRole('button', { name: /Cabin$/ })
const list = () => screen.getByRole('listbox', { name: 'Cabin' })
const isClosed = async () => await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())

async function openBy(keys: string, initial = '') {
  render(<Field initial={initial} />)
  await userEvent.tab()
  if (keys !== '') await userEvent.keyboard(keys)
}

describe('Select', () => {
  it('is named by its label and its choice, and says that a list opens', () => {
    render(<Field initial="sea" />)
    expect(screen.getByRole('button', { name: 'Sea view Cabin' })).toHaveAttribute('aria-haspopup', 'listbox')
  })

  it('takes what is chosen by mouse and gives focus back', async () => {
    render(<Field />)
    await userEvent.click(button())
    await userEvent.click(within(list()).getByRole('option', { name: 'Suite' }))
    await isClosed()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Suite Cabin' })).toHaveFocus())
  })

  it('takes what is chosen by touch', async () => {
    render(<Field />)
    await userEvent.pointer({ keys: '[TouchA]', target: button() })
    await userEvent.pointer({ keys: '[TouchA]', target: within(list()).getByRole('option', { name: 'Sea view' }) })
    await isClosed()
    expect(button()).toHaveAccessibleName('Sea view Cabin')
  })

  it('leaves it to the app what is chosen', async () => {
    const onChange = vi.fn()
    render(<Field value="inside" onChange={onChange} />)
    await userEvent.click(button())
    await userEvent.click(within(list()).getByRole('option', { name: 'Suite' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('suite')
    await isClosed()
    expect(button()).toHaveAccessibleName('Inside cabin Cabin')
  })

  it('ties help and error to the button', () => {
    render(<Field description="Until you have paid" errorMessage="Choose a cabin." />)
    expect(button()).toHaveAccessibleDescription('Until you have paid Choose a cabin.')
  })

  it('shows what cannot be chosen and does not choose it', async () => {
    const onChange = vi.fn()
    render(
      <Field
        options={[{ value: 'suite', label: 'Suite', detail: 'Sold out', isDisabled: true }]}
        onChange={onChange}
      />,
    )
    await userEvent.click(button())
    const option = within(list()).getByRole('option', { name: 'Suite' })
    expect(option).toHaveAttribute('aria-disabled', 'true')
    expect(option).toHaveAccessibleDescription('Sold out')
    await userEvent.click(option)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('says when there is nothing to choose from', async () => {
    render(<Field options={[]} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(list()).toHaveTextContent('No cabins left')
  })

  it('opens nothing while disabled', async () => {
    render(<Field isDisabled />)
    expect(button()).toBeDisabled()
    await userEvent.click(button())
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('lets a form put focus on it, send its value and hear when it is left', async () => {
    const ref = createRef<HTMLButtonElement>()
    const onBlur = vi.fn()
    const { container } = render(
      <form>
        <Field initial="sea" ref={ref} id="cabin" onBlur={onBlur} />
      </form>,
    )
    ref.current?.focus()
    expect(button()).toHaveFocus()
    expect(button()).toHaveAttribute('id', 'cabin')
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
    expect(new FormData(container.querySelector('form') ?? undefined).get('cabin')).toBe('sea')
  })

  describe('in a page of the server', () => {
    function hydrate(): HTMLElement {
      const container = document.body.appendChild(document.createElement('div'))
      container.innerHTML = renderToString(<Field />)
      const first = button()
      first.focus()
      onTestFinished(() => {
        act(() => root.unmount())
        container.remove()
      })
      // Not in `act`: the browser has other things to do before React takes the page over.
      const root = hydrateRoot(container, <Field />)
      return first
    }

    it.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])(
      'opens by the key "%s" that has the page taken over',
      async (key) => {
        hydrate().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
        expect(await screen.findByRole('listbox', { name: 'Cabin' })).toBeVisible()
      },
    )

    it('opens by a click that has the page taken over', async () => {
      hydrate().dispatchEvent(new MouseEvent('click', { bubbles: true }))
      expect(await screen.findByRole('listbox', { name: 'Cabin' })).toBeVisible()
    })

    it('keeps focus, so that the next key opens it', async () => {
      const first = hydrate()
      const lost = vi.fn()
      await waitFor(() => {
        if (document.activeElement === document.body) lost()
        expect(first).not.toBeInTheDocument()
      })
      expect(button()).toHaveFocus()
      expect(lost).not.toHaveBeenCalled()
      await userEvent.keyboard('{Enter}')
      expect(list()).toBeVisible()
    })
  })

  it('takes only options and values that are words', () => {
    // @ts-expect-error a list of plain words has no labels
    expect(<Field options={['inside', 'sea']} />).toBeDefined()
  })
})

describeKeyboard(selectExamples, {
  Enter: async () => {
    await openBy('{Enter}')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await isClosed()
    expect(button()).toHaveAccessibleName('Sea view Cabin')
  },
  Space: async () => {
    await openBy(' ')
    await userEvent.keyboard('{ArrowDown} ')
    await isClosed()
    expect(button()).toHaveAccessibleName('Sea view Cabin')
  },
  'Arrow down': async () => {
    await openBy('{ArrowDown}')
    expect(within(list()).getByRole('option', { name: 'Inside cabin' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    expect(within(list()).getByRole('option', { name: 'Sea view' })).toHaveFocus()
  },
  'Arrow up': async () => {
    await openBy('{ArrowUp}')
    expect(within(list()).getByRole('option', { name: 'Suite' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    expect(within(list()).getByRole('option', { name: 'Sea view' })).toHaveFocus()
  },
  Home: async () => {
    await openBy('{ArrowUp}')
    await userEvent.keyboard('{Home}')
    expect(within(list()).getByRole('option', { name: 'Inside cabin' })).toHaveFocus()
  },
  End: async () => {
    await openBy('{ArrowDown}')
    await userEvent.keyboard('{End}')
    expect(within(list()).getByRole('option', { name: 'Suite' })).toHaveFocus()
  },
  Letters: async () => {
    await openBy('su')
    expect(button()).toHaveAccessibleName('Suite Cabin')
    // In an open list as well; one that is drawn anew, for letters that follow at once belong to the same word.
    cleanup()
    await openBy('{Enter}')
    await userEvent.keyboard('in')
    expect(within(list()).getByRole('option', { name: 'Inside cabin' })).toHaveFocus()
  },
  'Arrow right': async () => {
    await openBy('{ArrowRight}', 'inside')
    expect(button()).toHaveAccessibleName('Sea view Cabin')
  },
  'Arrow left': async () => {
    await openBy('{ArrowLeft}', 'sea')
    expect(button()).toHaveAccessibleName('Inside cabin Cabin')
  },
  Escape: async () => {
    await openBy('{Enter}', 'sea')
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await isClosed()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sea view Cabin' })).toHaveFocus())
  },
  Tab: async () => {
    await openBy('')
    expect(button()).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  },
})
