import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { layOutItems } from '#test/windowed-page.ts'
import { VirtualGrid } from './VirtualGrid.tsx'
import type { VirtualGridProps } from './VirtualGrid.tsx'
import { virtualGridExamples } from './VirtualGrid.examples.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function Stays({ count = 5000, ...props }: { count?: number } & Partial<VirtualGridProps<number>>) {
  return (
    <VirtualGrid
      label="Stays"
      gap="none"
      items={numbers(count)}
      itemKey={String}
      renderItem={(number) => <a href={`#${number}`}>Stay {number}</a>}
      {...props}
    />
  )
}

const stay = (number: number) => screen.getByRole('link', { name: `Stay ${number}` })
const drawn = () => screen.getAllByRole('link')

describe('VirtualGrid', () => {
  let page: ReturnType<typeof layOutItems>
  beforeEach(() => {
    page = layOutItems(100)
  })
  afterEach(() => page.restore())

  it('draws a bounded part of 5,000 items, wherever the page stands', () => {
    render(<Stays />)
    for (const top of [0, 40_000, 250_000, 499_000]) {
      page.scrollTo(top)
      expect(drawn().length).toBeLessThan(40)
      expect(stay(Math.floor(top / 100) + 1)).toBeInTheDocument()
    }
  })

  it('says the place of each item and how many there are in all [A11Y 1.3.1]', () => {
    render(<Stays />)
    page.scrollTo(250_000)
    expect(screen.getByRole('list', { name: 'Stays' })).toBeInTheDocument()
    const item = stay(2501).closest('li')
    expect(item).toHaveAttribute('aria-posinset', '2501')
    expect(item).toHaveAttribute('aria-setsize', '5000')
  })

  it('draws whole rows of as many columns as the styles say', () => {
    const styles = document.createElement('style')
    styles.textContent = 'ul { grid-template-columns: 1fr 1fr 1fr }'
    document.head.append(styles)
    render(<Stays />)
    page.scrollTo(50_000)
    expect(stay(1501)).toBeInTheDocument()
    expect(drawn().length % 3).toBe(0)
    expect(drawn().length).toBeLessThan(120)
    styles.remove()
  })

  it('counts what is still to be loaded', () => {
    render(<Stays count={10} total={5000} />)
    expect(stay(1).closest('li')).toHaveAttribute('aria-setsize', '5000')
  })

  it('draws a short list whole, so that find in page and printing see it all', () => {
    render(<Stays count={24} />)
    page.scrollTo(50_000)
    expect(drawn()).toHaveLength(24)
  })

  it('keeps the height of the page', () => {
    render(<Stays />)
    page.scrollTo(250_000)
    const spaces = [...screen.getByRole('list').children].filter((child) => child.hasAttribute('aria-hidden'))
    const room = spaces.reduce((sum, space) => sum + Number.parseFloat((space as HTMLElement).style.blockSize), 0)
    expect(room + drawn().length * 100).toBe(500_000)
  })

  it('never takes away what holds focus [A11Y 2.4.3]', () => {
    render(<Stays />)
    const first = stay(1)
    first.focus()
    page.scrollTo(250_000)
    page.scrollTo(400_000)
    page.scrollTo(0)
    expect(first).toHaveFocus()
    expect(stay(1)).toBe(first)
  })

  it('gives up what held focus once focus has gone on', () => {
    render(<Stays />)
    stay(1).focus()
    page.scrollTo(250_000)
    stay(2501).focus()
    page.scrollTo(250_100)
    expect(screen.queryByRole('link', { name: 'Stay 1' })).not.toBeInTheDocument()
  })

  it('lets Tab lead on from row to row, even before the page has scrolled [A11Y 2.1.1]', async () => {
    render(<Stays />)
    stay(1).focus()
    for (let step = 0; step < 60; step++) await userEvent.tab()
    expect(stay(61)).toHaveFocus()
    expect(drawn().length).toBeLessThan(40)
  })

  it('asks for more near the end, once for each length', () => {
    const onEndReached = vi.fn()
    const { rerender } = render(<Stays count={100} onEndReached={onEndReached} />)
    expect(onEndReached).not.toHaveBeenCalled()
    page.scrollTo(9_000)
    page.scrollTo(9_200)
    expect(onEndReached).toHaveBeenCalledOnce()
    rerender(<Stays count={103} onEndReached={onEndReached} />)
    page.scrollTo(9_300)
    expect(onEndReached).toHaveBeenCalledTimes(2)
  })

  it('shows nothing of nothing and asks for nothing', () => {
    const onEndReached = vi.fn()
    render(<Stays count={0} onEndReached={onEndReached} />)
    expect(screen.getByRole('list', { name: 'Stays' })).toBeEmptyDOMElement()
    expect(onEndReached).not.toHaveBeenCalled()
  })

  it('follows a list that gets shorter, such as by a filter', () => {
    const { rerender } = render(<Stays />)
    page.scrollTo(250_000)
    rerender(<Stays count={3} />)
    page.scrollTo(0)
    expect(drawn()).toHaveLength(3)
  })

  it('follows the mouse and the touch to what is drawn', async () => {
    const onPress = vi.fn()
    render(<Stays renderItem={(number) => <button onClick={() => onPress(number)}>Choose {number}</button>} />)
    page.scrollTo(250_000)
    await userEvent.click(screen.getByRole('button', { name: 'Choose 2501' }))
    await userEvent.pointer([{ keys: '[TouchA]', target: screen.getByRole('button', { name: 'Choose 2502' }) }])
    expect(onPress.mock.calls).toEqual([[2501], [2502]])
  })

  it('takes only what it knows', () => {
    const plain = { label: 'Stays', items: [1], itemKey: String, renderItem: String }
    // @ts-expect-error a list without a name
    void (<VirtualGrid items={[1]} itemKey={String} renderItem={String} />)
    // @ts-expect-error looks come from the system
    void (<VirtualGrid {...plain} className="mine" />)
    // @ts-expect-error items are numbers, not strings
    void (<VirtualGrid label="Stays" items={[1]} itemKey={(item) => item.toUpperCase()} renderItem={String} />)
    expect(plain.items).toHaveLength(1)
  })

  const tabFrom = async (number: number, shift: boolean, to: number) => {
    render(<Stays />)
    page.scrollTo((number - 1) * 100)
    stay(number).focus()
    page.scrollTo(480_000)
    await userEvent.tab({ shift })
    expect(stay(to)).toHaveFocus()
  }
  const scrollBy = async (keys: string, from: number, to: number) => {
    const onKeyDown = vi.fn((event: KeyboardEvent) => event.defaultPrevented)
    render(<Stays />)
    page.scrollTo(from)
    document.addEventListener('keydown', onKeyDown)
    stay(Math.floor(from / 100) + 1).focus()
    await userEvent.keyboard(`{${keys}}`)
    document.removeEventListener('keydown', onKeyDown)
    // The browser does the scrolling, so nothing may stand in its way.
    expect(onKeyDown).toHaveReturnedWith(false)
    page.scrollTo(to)
    expect(stay(Math.min(5000, Math.floor(to / 100) + 1))).toBeInTheDocument()
  }

  describeKeyboard(virtualGridExamples, {
    Tab: async () => await tabFrom(10, false, 11),
    'Shift + Tab': async () => await tabFrom(10, true, 9),
    'Page down': async () => await scrollBy('PageDown', 0, 768),
    'Page up': async () => await scrollBy('PageUp', 2000, 1232),
    End: async () => await scrollBy('End', 0, 499_900),
    Home: async () => await scrollBy('Home', 499_000, 0),
  })
})
