import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './Picture.tsx'
import { PictureQualityProvider } from './PictureQualityProvider.tsx'

const boat = { src: 'https://img.test/boat.jpg', alt: 'A boat', width: 350, height: 197 }
const address = () => new URL(screen.getByRole<HTMLImageElement>('img', { name: 'A boat' }).src).searchParams

describe('Picture', () => {
  it('asks for webp in its size and fit [IMG-01]', () => {
    render(<Picture {...boat} fit="pad" background="rgb:ffffff" />)
    expect(Object.fromEntries(address())).toEqual({
      fm: 'webp',
      q: '90',
      w: '350',
      h: '197',
      fit: 'pad',
      bg: 'rgb:ffffff',
    })
  })

  it('takes the quality of the app [IMG-01]', () => {
    render(
      <PictureQualityProvider quality={100}>
        <Picture {...boat} />
      </PictureQualityProvider>,
    )
    expect(address().get('q')).toBe('100')
  })

  it('offers every width in the same ratio, so that nothing is squeezed', () => {
    render(<Picture {...boat} widths={[175, 350, 700]} sizes="100vw" />)
    const offers = screen.getByRole('img').getAttribute('srcset')?.split(', ') ?? []
    expect(offers.map((offer) => offer.replace(/^.*w=(\d+)&h=(\d+).* (\w+)$/, '$1x$2 $3'))).toEqual([
      '175x99 175w',
      '350x197 350w',
      '700x394 700w',
    ])
  })

  it('offers twice the pixels to a sharp screen when no sizes are given', () => {
    render(<Picture {...boat} />)
    expect(screen.getByRole('img').getAttribute('srcset')).toMatch(/w=350\S* 1x, \S*w=700\S* 2x$/)
  })

  it('tries again without the background when it cannot be loaded [IMG-02]', () => {
    render(<Picture {...boat} fit="pad" background="rgb:ffffff" />)
    fireEvent.error(screen.getByRole('img'))
    expect(address().has('bg')).toBe(false)
    expect(address().get('w')).toBe('350')
    expect(screen.getByRole('img').getAttribute('srcset')).not.toContain('bg=')
  })

  it('tries again once only [IMG-02]', () => {
    render(<Picture {...boat} background="rgb:ffffff" />)
    fireEvent.error(screen.getByRole('img'))
    const second = screen.getByRole<HTMLImageElement>('img').src
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByRole<HTMLImageElement>('img').src).toBe(second)
  })

  it('starts afresh with another picture [IMG-02]', () => {
    const { rerender } = render(<Picture {...boat} background="rgb:ffffff" />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<Picture {...boat} src="https://img.test/other.jpg" background="rgb:ffffff" />)
    expect(address().get('bg')).toBe('rgb:ffffff')
  })

  it('loads late, unless it is the first thing to be seen', () => {
    const { rerender } = render(<Picture {...boat} />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
    rerender(<Picture {...boat} priority />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  })
})
