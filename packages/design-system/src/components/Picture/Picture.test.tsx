import { fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { describe, expect, it, vi } from 'vitest'
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

  it('goes by its width on the screen when it loads late, and by what is said of it when it is the first thing to be seen', () => {
    const { rerender } = render(<Picture {...boat} sizes="50vw" />)
    expect(screen.getByRole('img')).toHaveAttribute('sizes', 'auto, 50vw')
    rerender(<Picture {...boat} sizes="50vw" priority />)
    expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw')
  })

  it('is no longer measured when it leaves the page, and is again when it comes back', () => {
    const view = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Picture {...boat} sizes="50vw" />
      </Activity>
    )
    const { rerender, unmount } = render(view('visible'))
    const picture = screen.getByRole('img')
    rerender(view('hidden'))
    expect(picture).toHaveAttribute('sizes', '50vw')
    rerender(view('visible'))
    expect(picture).toHaveAttribute('sizes', 'auto, 50vw')
    unmount()
    expect(picture).toHaveAttribute('sizes', '50vw')
  })

  it.each(['cover', 'fluid'])('offers steps up to twice its width when it is %s, as it may be shown smaller', (as) => {
    render(<Picture {...boat} {...{ [as]: true }} />)
    expect(screen.getByRole('img')).toHaveAttribute('sizes', 'auto, 350px')
    expect(screen.getByRole('img').getAttribute('srcset')?.match(/ \d+w/g)).toEqual([
      ' 217w',
      ' 280w',
      ' 350w',
      ' 438w',
      ' 560w',
      ' 700w',
    ])
  })

  it('is cut otherwise on wide screens, until it fails', () => {
    const wide = { from: 768, width: 720, height: 600, widths: [720, 1440], sizes: '50vw' }
    const { container } = render(<Picture {...boat} wide={wide} />)
    const source = container.querySelector('source')
    expect(source).toHaveAttribute('media', '(min-width: 768px)')
    expect(source?.srcset).toMatch(/w=720&h=600\S* 720w, \S*w=1440&h=1200\S* 1440w$/)
    expect(address().get('h')).toBe('197')
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('source')).toBeNull()
  })

  it('tries again without the background when it cannot be loaded [IMG-02]', () => {
    render(<Picture {...boat} fit="pad" background="rgb:ffffff" />)
    fireEvent.error(screen.getByRole('img'))
    expect(address().has('bg')).toBe(false)
    expect(address().get('w')).toBe('350')
    expect(screen.getByRole('img').getAttribute('srcset')).not.toContain('bg=')
  })

  it.each([
    { what: 'at once without a background', background: undefined, failures: 1 },
    { what: 'after the second try with one', background: 'rgb:ffffff', failures: 2 },
  ])('leaves a quiet placeholder of its size and its name, $what [IMG-02]', ({ background, failures }) => {
    render(<Picture {...boat} background={background} />)
    for (let count = 1; count <= failures; count++) {
      expect(screen.getByRole('img')).not.toHaveAttribute('data-missing')
      fireEvent.error(screen.getByRole('img'))
    }
    const placeholder = screen.getByRole<HTMLImageElement>('img', { name: 'A boat' })
    expect(placeholder).toHaveAttribute('data-missing', 'true')
    expect(placeholder.src).toMatch(/^data:image\/svg\+xml,.*width='350' height='197'/)
    expect(placeholder).not.toHaveAttribute('srcset')
    fireEvent.error(placeholder)
    expect(screen.getByRole<HTMLImageElement>('img').src).toBe(placeholder.src)
  })

  it.each(['', 'ws://img.test/boat', 'javascript:alert(1)', 'data:text/html,<b>boat</b>'])(
    'asks for nothing and shows the placeholder when its address is %j',
    (src) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue()
      render(<Picture {...boat} src={src} />)
      expect(screen.getByRole('img', { name: 'A boat' })).toHaveAttribute('data-missing')
      expect(screen.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/))
      expect(warn.mock.calls).toEqual(src === '' ? [] : [[`This is no address for an image: ${JSON.stringify(src)}`]])
      warn.mockRestore()
    },
  )

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
