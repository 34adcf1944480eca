import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layOutCarousel } from './carousel-layout.fixtures.ts'
import { Carousel } from './Carousel.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  layOutCarousel()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a carousel that moves by itself', () => {
  it('moves on every 5000 ms, from the end to the start, and does not talk meanwhile [FLT-05]', async () => {
    await show()
    expect(position()).toHaveTextContent('1 to 3 of 5')
    expect(position()).toHaveAttribute('aria-live', 'off')
    await pass(4900)
    expect(position()).toHaveTextContent('1 to 3 of 5')
    await pass(200)
    expect(position()).toHaveTextContent('2 to 4 of 5')
    await pass(5000)
    expect(position()).toHaveTextContent('3 to 5 of 5')
    await pass(5000)
    expect(position()).toHaveTextContent('1 to 3 of 5')
  })

  it('stops for good by its button, which is the first thing that Tab reaches, and goes on by it [A11Y 2.2.2]', async () => {
    await show()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.tab()
    expect(button('Pause')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(position()).toHaveAttribute('aria-live', 'polite')
    await pass(20_000)
    expect(position()).toHaveTextContent('1 to 3 of 5')
    await user.keyboard(' ')
    expect(button('Pause')).toHaveFocus()
    await pass(5100)
    expect(position()).toHaveTextContent('2 to 4 of 5')
  })

  it('waits while somebody points at it [A11Y 2.2.2]', async () => {
    await show()
    const list = screen.getByRole('list')
    fireEvent.pointerEnter(list.parentElement ?? list)
    await pass(20_000)
    expect(position()).toHaveTextContent('1 to 3 of 5')
    fireEvent.pointerLeave(list.parentElement ?? list)
    await pass(5100)
    expect(position()).toHaveTextContent('2 to 4 of 5')
  })

  it('stops when focus moves into it, and stays so when it leaves [A11Y 2.2.2]', async () => {
    await show()
    const [link] = screen.getAllByRole('link')
    act(() => link?.focus())
    expect(button('Play')).toBeVisible()
    act(() => link?.blur())
    await pass(20_000)
    expect(position()).toHaveTextContent('1 to 3 of 5')
  })

  it('stands still under reduced motion until somebody asks for it [A11Y 2.3.3]', async () => {
    const known = window.matchMedia.bind(window)
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('reduced-motion') ? { matches: true } : known(query),
    )
    await show('Play')
    await pass(20_000)
    expect(position()).toHaveTextContent('1 to 3 of 5')
    fireEvent.click(button('Play'))
    await pass(5100)
    expect(position()).toHaveTextContent('2 to 4 of 5')
  })

  it('does not fail on a row that fits', async () => {
    await show('Pause', 2)
    await pass(20_000)
    expect(position()).toHaveTextContent('of 2')
  })
})

async function show(name = 'Pause', count = 5) {
  render(
    <Carousel
      label="Offers"
      previousLabel="Previous"
      nextLabel="Next"
      positionText={(first, last, total) => `${first} to ${last} of ${total}`}
      autoplay={{ playLabel: 'Play', pauseLabel: 'Pause' }}
    >
      {Array.from({ length: count }, (_, index) => (
        <a key={index} href={`/${index + 1}`}>
          Offer {index + 1}
        </a>
      ))}
    </Carousel>,
  )
  // The clock is loaded by an import of its own.
  await act(async () => {
    await import('./carousel-autoplay.ts')
  })
  await vi.waitFor(() => expect(button(name)).toBeInTheDocument())
}

async function pass(time: number) {
  await act(() => vi.advanceTimersByTimeAsync(time))
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

function position() {
  return screen.getByText(/ of \d$/)
}
