import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode } from 'react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scrollThrough } from '#test/browser-stand-ins.ts'
import { island } from './island.tsx'

function Part({ title }: { title: string }) {
  return <h2>{title}</h2>
}

describe('an island that loads when it is visible', () => {
  const load = vi.fn(async () => Part)
  const Film = island(load, { when: 'visible' })

  test('keeps its place, and loads nothing until it is in or near the viewport', async () => {
    render(<Film title="A film" />)
    expect(document.querySelector('[aria-busy]')).toBeInTheDocument()
    expect(load).not.toHaveBeenCalled()
    act(scrollThrough)
    expect(await screen.findByRole('heading', { name: 'A film' })).toBeVisible()
    expect(document.querySelector('[aria-busy]')).toBeNull()
  })

  test('loads as well when it is inserted into what was reached before', async () => {
    scrollThrough()
    const { rerender } = render(<p>Before</p>)
    rerender(<Film title="Inserted" />)
    expect(await screen.findByRole('heading', { name: 'Inserted' })).toBeVisible()
  })

  test('loads as well when its element is replaced before it was reached', async () => {
    const { rerender } = render(<Film key="first" title="First" />)
    rerender(<Film key="second" title="Second" />)
    act(scrollThrough)
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible()
  })
})

test('an island that was loaded before it is rendered stands there at once', async () => {
  const Film = island(async () => Part, { when: 'render', fallback: () => <p aria-busy="true" /> })
  await Film.load()
  const { rerender } = render(<Film title="A film" />)
  const heading = screen.getByRole('heading', { name: 'A film' })
  rerender(<Film title="Another" />)
  expect(heading).toHaveTextContent('Another')
})

describe('an island whose script does not come', () => {
  let isThere = false
  const load = async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return Part
  }
  beforeEach(() => {
    isThere = false
    vi.spyOn(console, 'error').mockReturnValue()
    // So that the document is not loaded again: jsdom cannot.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  })
  afterEach(() => vi.restoreAllMocks())

  test('says so in its place, and takes the focus when it comes on request', async () => {
    const Film = island(load, { when: 'render', fallback: () => <p aria-busy="true" /> })
    render(<Film title="A film" />, { wrapper: MemoryRouter })
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load this part.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('alert'), 'still not').toBeVisible()
    isThere = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'A film' })).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is left out when it keeps no place, and tried again when it is rendered anew', async () => {
    const Film = island(load, { when: 'render' })
    const { rerender } = render(<Film key="first" title="First" />, { wrapper: MemoryRouter })
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).toBeNull()
    isThere = true
    rerender(<Film key="second" title="Second" />)
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible()
  })

  test('is tried again on the next page', async () => {
    const Film = island(load, { when: 'render' })
    function Shell({ children }: { children: ReactNode }) {
      const navigate = useNavigate()
      return (
        <>
          <button onClick={() => void navigate('/next')}>Next</button>
          {children}
        </>
      )
    }
    render(
      <MemoryRouter>
        <Shell>
          <Film title="A film" />
        </Shell>
      </MemoryRouter>,
    )
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    isThere = true
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByRole('heading', { name: 'A film' })).toBeVisible()
  })

  test('leaves the page standing when it throws', async () => {
    const Broken = island(
      async () => () => {
        throw new Error('No such title')
      },
      { when: 'render' },
    )
    render(
      <>
        <p>The page</p>
        <Broken />
      </>,
      { wrapper: MemoryRouter },
    )
    await waitFor(() => expect(console.error).toHaveBeenCalled())
    expect(screen.getByText('The page')).toBeVisible()
  })
})
