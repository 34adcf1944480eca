import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { noBox } from './island.css.ts'
import { island } from './island.tsx'
import { markHydrated } from './mark-hydrated.ts'
import { replayPresses } from './press-replay.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

describe('an island that loads when somebody approaches it', () => {
  const Menu = () => <button>Sort</button>
  const markup = `<div data-island="approach" class="${noBox}"><!--$--><button>Sort</button><!--/$--></div>`
  let root: Root | undefined
  beforeAll(replayPresses)
  afterEach(() => {
    act(() => root?.unmount())
    root = undefined
    document.body.replaceChildren()
  })

  function hydrate(app: ReactNode): HTMLElement {
    document.body.innerHTML = `<div id="root">${markup}</div>`
    const container = document.querySelector<HTMLElement>('#root')
    if (container === null) throw new Error('no root')
    act(() => void (root = hydrateRoot(container, app)))
    markHydrated(container)
    return container
  }

  test.each([
    ['a pointer', (button: HTMLElement) => fireEvent.pointerOver(button)],
    ['a finger', (button: HTMLElement) => fireEvent.touchStart(button)],
    ['focus', (button: HTMLElement) => button.focus()],
  ])('stays as the server rendered it until %s reaches it', async (_what, approach) => {
    const load = vi.fn(async () => Menu)
    const Sort = island(load, { when: 'approach' })
    hydrate(<Sort />)
    const first = screen.getByRole('button', { name: 'Sort' })
    await act(async () => undefined)
    expect(load).not.toHaveBeenCalled()
    await act(async () => approach(first))
    expect(load).toHaveBeenCalled()
    await waitFor(() => expect(document.querySelector('[data-island]')).toHaveAttribute('data-hydrated'))
    expect(screen.getByRole('button', { name: 'Sort' }), 'hydrated, not rendered again').toBe(first)
  })

  test('keeps its markup, and loads, when what it is about changes before', async () => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    const Sort = island<{ by: string }>(
      async () => {
        await isReleased
        return ({ by }) => <button>{`Sort${by}`}</button>
      },
      { when: 'approach' },
    )
    function List() {
      const [by, setBy] = useState('')
      return (
        <>
          <Sort by={by} />
          <button onClick={() => setBy(' by date')}>Filter</button>
        </>
      )
    }
    document.body.innerHTML = `<div id="root">${markup}<button>Filter</button></div>`
    const container = document.querySelector<HTMLElement>('#root')
    if (container === null) throw new Error('no root')
    act(() => void (root = hydrateRoot(container, <List />)))
    markHydrated(container)
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
    expect(screen.getByRole('button', { name: 'Sort' })).toBeVisible()
    await act(async () => release())
    expect(await screen.findByRole('button', { name: 'Sort by date' })).toBeVisible()
  })

  test('loads at once where there is no markup of it', async () => {
    const Sort = island(async () => Menu, { when: 'approach' })
    render(<Sort />)
    expect(await screen.findByRole('button', { name: 'Sort' })).toBeVisible()
  })

  test('keeps focus on a button whose place another one takes in the browser', async () => {
    function Live() {
      const isHydrated = useIsHydrated()
      return <button key={String(isHydrated)}>Sort</button>
    }
    const Sort = island(async () => Live, { when: 'approach' })
    hydrate(<Sort />)
    const first = screen.getByRole('button', { name: 'Sort' })
    await act(async () => first.focus())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sort' })).not.toBe(first))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sort' })).toHaveFocus())
  })
})
