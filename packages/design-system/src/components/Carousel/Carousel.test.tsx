import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { prerender } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { layOutCarousel } from './carousel-layout.fixtures.ts'
import { carouselExamples } from './Carousel.examples.tsx'
import { Carousel } from './Carousel.tsx'
import type { CarouselProps } from './Carousel.tsx'

beforeEach(() => layOutCarousel())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('Carousel', () => {
  it('is a region whose items are a list, all of them in reach', () => {
    show()
    const region = screen.getByRole('region', { name: 'Partners' })
    expect(within(region).getAllByRole('listitem')).toHaveLength(9)
    expect(within(region).getAllByRole('link')).toHaveLength(9)
  })

  it('says where it stands', () => {
    show()
    expect(screen.getByText('1 to 3 of 9')).toHaveAttribute('aria-live', 'polite')
  })

  it.each(['[MouseLeft]', '[TouchA]'])('pages by its buttons and stops at both ends [HOM-14], by %s', async (keys) => {
    show()
    expect(button('Previous')).toHaveAttribute('aria-disabled', 'true')
    for (const first of [4, 7]) {
      await userEvent.pointer({ keys, target: button('Next') })
      expect(screen.getByText(`${first} to ${first + 2} of 9`)).toBeVisible()
    }
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.pointer({ keys, target: button('Next') })
    expect(screen.getByText('7 to 9 of 9')).toBeVisible()
  })

  it.each([
    { itemSize: 'upToFour', itemWidth: 225, pages: ['5 to 8 of 9', '6 to 9 of 9'] },
    { itemSize: 'upToFour', itemWidth: 450, pages: ['3 to 4 of 9', '5 to 6 of 9', '7 to 8 of 9', '8 to 9 of 9'] },
    { itemSize: 'grid', itemWidth: 225, pages: ['5 to 8 of 9', '6 to 9 of 9'] },
    { itemSize: 'grid', itemWidth: 780, pages: ['2 to 2 of 9', '3 to 3 of 9'] },
    { itemSize: 'upToFour', itemWidth: 780, pages: ['2 to 2 of 9', '3 to 3 of 9'] },
    { itemSize: 'tile', itemWidth: 780, pages: ['2 to 2 of 9', '3 to 3 of 9', '4 to 4 of 9'] },
    { itemSize: 'promo', itemWidth: 450, pages: ['3 to 4 of 9', '5 to 6 of 9'] },
    { itemSize: 'compact', itemWidth: 150, pages: ['4 to 6 of 9'] },
  ] as const)('passes nothing over unseen in a $itemSize of $itemWidth px', async ({ itemSize, itemWidth, pages }) => {
    layOutCarousel({ itemWidth })
    show({ itemSize })
    for (const page of pages) {
      await userEvent.click(button('Next'))
      expect(screen.getByText(page)).toBeVisible()
    }
  })

  it('pages the other way where one reads from right to left [A11Y 2.1.1]', async () => {
    layOutCarousel({ isRightToLeft: true })
    render(
      <>
        {/* jsdom knows no direction by an attribute. */}
        <style>{'* { direction: rtl }'}</style>
        {carousel()}
      </>,
    )
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByText('4 to 6 of 9')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByText('1 to 3 of 9')).toBeVisible()
  })

  it.each([
    { what: 'at once for those who want less motion', isLess: true },
    { what: 'by a glide for others', isLess: false },
  ])('pages $what [A11Y 2.3.3]', ({ isLess }) => {
    const known = window.matchMedia.bind(window)
    vi.stubGlobal('matchMedia', (query: string) =>
      query.includes('reduced-motion') ? { matches: isLess } : known(query),
    )
    show()
    fireEvent.click(button('Next'))
    // It glides by frames, and none has passed.
    const hasArrived = screen.getByRole('list').style.transform === 'translate3d(-900px,0px,0px)'
    expect(hasArrived).toBe(isLess)
  })

  it('can be scrolled by keys before its script is there, and is no stop once it is and one has gone on [A11Y 2.1.1]', async () => {
    const { prelude } = await prerender(carousel())
    const container = document.createElement('div')
    container.innerHTML = await new Response(prelude).text()
    document.body.append(container)
    const scroller = within(container).getByRole('group', { name: 'Partners' })
    expect(scroller).toHaveAttribute('tabindex', '0')
    expect(scroller).toContainElement(within(container).getByRole('list'))
    scroller.focus()

    const onRecoverableError = vi.fn()
    render(carousel(), { container, hydrate: true, onRecoverableError })
    expect(button('Previous')).toBeInTheDocument()
    expect(scroller).toHaveFocus()
    await userEvent.tab()
    expect(within(container).getByRole('link', { name: 'Partner 1' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(scroller).not.toHaveFocus()
    expect(within(container).queryByRole('group')).toBeNull()
    expect(onRecoverableError).not.toHaveBeenCalled()
  })

  it('has no button that stops it when nothing moves by itself', () => {
    show()
    expect(screen.getAllByRole('button')).toEqual([button('Previous'), button('Next')])
    expect(screen.getByRole('region')).not.toHaveAttribute('data-moving')
  })

  it('has types that refuse wrong use', () => {
    const wrong = [
      // @ts-expect-error what moves by itself can be stopped
      <Carousel key={1} label="Partners" previousLabel="Back" nextLabel="On" autoplay>
        {[]}
      </Carousel>,
    ]
    expect(wrong).toHaveLength(1)
  })
})

describeKeyboard(carouselExamples, {
  Tab: goesThroughItems,
  'Arrow right': () => pagesBy('{ArrowRight}', '4 to 6 of 9'),
  'Arrow left': () => pagesBy('{ArrowRight}{ArrowRight}{ArrowLeft}', '4 to 6 of 9'),
  Enter: () => pressesNext('{Enter}'),
  Space: () => pressesNext(' '),
})

function show(props: Partial<CarouselProps> = {}) {
  return render(carousel(props))
}

function carousel(props: Partial<CarouselProps> = {}) {
  return (
    <Carousel
      label="Partners"
      previousLabel="Previous"
      nextLabel="Next"
      positionText={(first, last, total) => `${first} to ${last} of ${total}`}
      {...props}
    >
      {Array.from({ length: 9 }, (_, index) => (
        <a key={index} href={`/${index + 1}`}>
          Partner {index + 1}
        </a>
      ))}
    </Carousel>
  )
}

function button(name: string) {
  return screen.getByRole('button', { name })
}

async function goesThroughItems() {
  show()
  for (const link of screen.getAllByRole('link')) {
    await userEvent.tab()
    expect(link).toHaveFocus()
  }
  await userEvent.tab()
  expect(button('Previous')).toHaveFocus()
  await userEvent.tab()
  expect(button('Next')).toHaveFocus()
}

async function pagesBy(keys: string, position: string) {
  show()
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(screen.getByText(position)).toBeVisible()
}

async function pressesNext(key: string) {
  show()
  act(() => button('Next').focus())
  await userEvent.keyboard(key)
  expect(screen.getByText('4 to 6 of 9')).toBeVisible()
}
