import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../test/browser-stand-ins.ts'
import { describeKeyboard } from '../../../test/keyboard.ts'
import { layOutCarousel } from './carousel-layout.fixtures.ts'
import { carouselExamples } from './Carousel.examples.tsx'
import { Carousel } from './Carousel.tsx'
import type { CarouselProps } from './Carousel.tsx'

beforeEach(layOutCarousel)
afterEach(() => vi.restoreAllMocks())

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
  return render(
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
    </Carousel>,
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
