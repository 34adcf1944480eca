import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { scrollThrough } from '#test/browser-stand-ins.ts'
import { type Island, island } from './island.tsx'
import { markHydrated } from './mark-hydrated.ts'
import { replayPresses } from './press-replay.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

describe('a control of a prerendered page', () => {
  const pressed = vi.fn()
  let root: Root | undefined
  // Once in a document, as `begin-page.ts` does.
  beforeAll(replayPresses)
  beforeEach(() => void pressed.mockClear())
  afterEach(() => {
    vi.restoreAllMocks()
    act(() => root?.unmount())
    document.body.replaceChildren()
  })

  /** Hydrates what the server rendered, with the app's root marked as the app does. */
  function hydrate(html: string, app: ReactNode): void {
    document.body.innerHTML = `<div id="root">${html}</div>`
    const container = document.querySelector<HTMLElement>('#root')
    if (container === null) throw new Error('no root')
    act(() => {
      root = hydrateRoot(container, app)
    })
    markHydrated(container)
  }

  const button = (name: string) => screen.getByRole('button', { name })
  const later = (name: string): Island<object> =>
    island(async () => () => <button onClick={() => pressed(name)}>{name}</button>, { when: 'visible' })
  const server = (content: string) => `<div data-island="visible"><!--$-->${content}<!--/$--></div>`

  test('does once what it says when its island is hydrated, if it was pressed before', async () => {
    const Filter = later('Filter')
    hydrate(server('<button>Filter</button>'), <Filter />)
    const first = button('Filter')
    fireEvent.click(first)
    expect(pressed).not.toHaveBeenCalled()
    await act(async () => scrollThrough())
    await waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('Filter'))
    expect(button('Filter'), 'hydrated, not rendered again').toBe(first)
    fireEvent.click(first)
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  test('does once what it says when it is pressed as soon as its island takes presses', async () => {
    const Filter = island(
      async () => () => {
        const filter = useRef<HTMLButtonElement>(null)
        useLayoutEffect(() => queueMicrotask(() => filter.current?.click()), [])
        return (
          <button ref={filter} onClick={() => pressed('Filter')}>
            Filter
          </button>
        )
      },
      { when: 'visible' },
    )
    hydrate(server('<button>Filter</button>'), <Filter />)
    // Not in `act`, which leaves no moment between what React shows and its effects.
    scrollThrough()
    await waitFor(() => expect(document.querySelector('[data-island]')).toHaveAttribute('data-hydrated'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(pressed).toHaveBeenCalledOnce()
  })

  test('does once what it says when it is pressed while the page hydrates, which takes the time that it takes', async () => {
    document.body.innerHTML = '<div id="root"><button>Filter</button></div>'
    const container = document.querySelector<HTMLElement>('#root')
    if (container === null) throw new Error('no root')
    function Page({ place }: { place: HTMLElement }) {
      useLayoutEffect(() => markHydrated(place), [place])
      return <button onClick={() => pressed('Filter')}>Filter</button>
    }
    // Not in `act`, which would hydrate it at once.
    root = hydrateRoot(container, <Page place={container} />)
    button('Filter').click()
    expect(container).not.toHaveAttribute('data-hydrated')
    await waitFor(() => expect(container).toHaveAttribute('data-hydrated'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(pressed).toHaveBeenCalledExactlyOnceWith('Filter')
  })

  test('loads an island again whose script did not come', async () => {
    const load = vi.fn<() => Promise<() => ReactNode>>()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    load.mockResolvedValue(() => <p>The filter</p>)
    const Filter = island(load, { when: 'visible' })
    vi.spyOn(console, 'error').mockReturnValue()
    const container = document.body.appendChild(document.createElement('div'))
    container.id = 'root'
    render(
      <MemoryRouter>
        <Filter />
      </MemoryRouter>,
      { container },
    )
    markHydrated(container)
    await act(async () => scrollThrough())
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('The filter')).toBeVisible()
  })

  test('is found again where the browser has rendered another one in its place', async () => {
    function Live() {
      const isHydrated = useIsHydrated()
      return (
        <button key={String(isHydrated)} onClick={() => pressed('Sort')}>
          Sort
        </button>
      )
    }
    const Sort = island(async () => Live, { when: 'visible' })
    hydrate(server('<button>Sort</button>'), <Sort />)
    const first = button('Sort')
    fireEvent.click(first)
    await act(async () => scrollThrough())
    await waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('Sort'))
    expect(button('Sort')).not.toBe(first)
  })

  test('waits for the innermost island that it stands in', async () => {
    const Inner = later('Inner')
    const Outer = island(async () => () => <Inner />, { when: 'visible' })
    hydrate(server(server('<button>Inner</button>')), <Outer />)
    fireEvent.click(button('Inner'))
    await act(async () => scrollThrough())
    await waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('Inner'))
  })

  test('is not pressed again for somebody who has pressed another one since', async () => {
    const Filter = later('Filter')
    hydrate(
      `${server('<button>Filter</button>')}<button>Other</button>`,
      <>
        <Filter />
        <button onClick={() => pressed('Other')}>Other</button>
      </>,
    )
    fireEvent.click(button('Filter'))
    fireEvent.click(button('Other'))
    await act(async () => scrollThrough())
    await waitFor(() => expect(document.querySelector('[data-island]')).toHaveAttribute('data-hydrated'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(pressed.mock.calls).toEqual([['Other']])
  })

  test('keeps focus where another one takes its place in the browser', async () => {
    function Live() {
      const isHydrated = useIsHydrated()
      return <button key={String(isHydrated)}>Sort</button>
    }
    const Sort = island(async () => Live, { when: 'visible' })
    hydrate(server('<button>Sort</button>'), <Sort />)
    const first = button('Sort')
    await act(async () => {
      first.focus()
      scrollThrough()
    })
    await waitFor(() => expect(button('Sort')).not.toBe(first))
    await waitFor(() => expect(button('Sort')).toHaveFocus())
  })

  test('keeps its markup when what is around it is rendered again before it is hydrated', async () => {
    const Filter = later('Filter')
    function Page() {
      const [count, setCount] = useState(0)
      return (
        <>
          <button onClick={() => setCount(count + 1)}>{`Again ${count}`}</button>
          <Filter />
        </>
      )
    }
    hydrate(`<button>Again 0</button>${server('<button>Filter</button>')}`, <Page />)
    const first = button('Filter')
    await userEvent.click(button('Again 0'))
    expect(button('Again 1')).toBeVisible()
    expect(button('Filter')).toBe(first)
    await act(async () => scrollThrough())
    await waitFor(() => expect(document.querySelector('[data-island]')).toHaveAttribute('data-hydrated'))
    expect(button('Filter')).toBe(first)
  })

  test('does what was chosen in a select before its island was hydrated, which then shows it', async () => {
    const Sort = island(
      async () =>
        function Sort() {
          const [order, setOrder] = useState('featured')
          const choose = (next: string) => {
            pressed(next)
            setOrder(next)
          }
          return (
            <select aria-label="Sort by" value={order} onChange={({ currentTarget }) => choose(currentTarget.value)}>
              <option value="featured">Featured</option>
              <option value="cost">Lowest first</option>
            </select>
          )
        },
      { when: 'visible' },
    )
    const options = '<option value="featured" selected="">Featured</option><option value="cost">Lowest first</option>'
    hydrate(server(`<select aria-label="Sort by">${options}</select>`), <Sort />)
    const select = screen.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(select, 'Lowest first')
    expect(pressed).not.toHaveBeenCalled()
    await act(async () => scrollThrough())
    await waitFor(() => expect(pressed).toHaveBeenCalledExactlyOnceWith('cost'))
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBe(select)
    expect(select).toHaveValue('cost')
  })
})
