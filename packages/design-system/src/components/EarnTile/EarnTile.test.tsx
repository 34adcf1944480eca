import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { describeFollowing, linkTileKeys } from '#test/links.ts'
import { earnTileExamples } from './EarnTile.examples.tsx'
import { EarnTile } from './EarnTile.tsx'

const offer = {
  title: 'Stay by the sea',
  href: '/earn/tidewater',
  imageUrl: 'https://img.test/harbour.jpg',
  brandName: 'Tidewater Hotels',
  earnText: '5 points for every £1',
}

describe('EarnTile', () => {
  it('is one link, named by its title alone, that says what is earned', () => {
    render(<EarnTile {...offer} badge="New" brandLogoUrl="https://img.test/wave.svg" />)
    const link = screen.getByRole('link', { name: 'Stay by the sea' })
    expect(screen.getAllByRole('link')).toEqual([link])
    expect(link).toHaveAttribute('href', '/earn/tidewater')
    expect(screen.getByText('5 points for every £1')).toBeVisible()
  })

  it('lists what counts, and has no list when nothing is said', () => {
    const { rerender } = render(<EarnTile {...offer} bulletPoints={['Rooms', 'Breakfast']} />)
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
    rerender(<EarnTile {...offer} />)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('keeps a control of its own outside the link', () => {
    render(<EarnTile {...offer} action={<button type="button">Favourite</button>} />)
    expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button', { name: 'Favourite' }))
  })

  it('says that it opens a new tab', () => {
    render(<EarnTile {...offer} isExternal externalLabel="(opens in a new tab)" />)
    expect(screen.getByRole('link', { name: 'Stay by the sea (opens in a new tab)' })).toHaveAttribute(
      'target',
      '_blank',
    )
  })

  it.each([
    { length: 57, lines: 3 },
    { length: 58, lines: 2 },
  ])('gives a title of $length characters $lines lines of lead [DIS-25]', ({ length, lines }) => {
    render(<EarnTile {...offer} title={'x'.repeat(length)} lead="By the harbour." />)
    expect(screen.getByText('By the harbour.')).toHaveAttribute('data-lines', String(lines))
  })

  it('has types that refuse wrong use', () => {
    const { earnText: _earnText, ...silent } = offer
    const wrong = [
      // @ts-expect-error does not say what is earned
      <EarnTile key={1} {...silent} />,
      // @ts-expect-error headings end at level four
      <EarnTile key={2} {...offer} headingLevel={7} />,
    ]
    expect(wrong).toHaveLength(2)
  })
})

const name = 'Stay by the sea'
describeKeyboard(
  earnTileExamples,
  linkTileKeys(() => <EarnTile {...offer} />, name),
)
describeFollowing('EarnTile', () => <EarnTile {...offer} />, name)
