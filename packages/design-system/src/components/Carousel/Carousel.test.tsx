import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import '../../../test/browser-stand-ins.ts'
import { Carousel } from './Carousel.tsx'

describe('Carousel', () => {
  it('is a region whose items are a list, all of them in reach', () => {
    render(
      <Carousel label="Partners" previousLabel="Previous partners" nextLabel="More partners">
        {['Oak', 'Tide', 'Lantern', 'Coast'].map((name) => (
          <a key={name} href={`/${name}`}>
            {name}
          </a>
        ))}
      </Carousel>,
    )
    const region = screen.getByRole('region', { name: 'Partners' })
    expect(within(region).getAllByRole('listitem')).toHaveLength(4)
    expect(within(region).getAllByRole('link')).toHaveLength(4)
  })

  it('says where it stands', () => {
    render(
      <Carousel
        label="Partners"
        previousLabel="Previous"
        nextLabel="Next"
        positionText={(first, last, total) => `${first} to ${last} of ${total}`}
      >
        {[1, 2, 3, 4, 5].map((number) => (
          <p key={number}>{number}</p>
        ))}
      </Carousel>,
    )
    expect(screen.getByText('1 to 3 of 5')).toHaveAttribute('aria-live', 'polite')
  })
})
