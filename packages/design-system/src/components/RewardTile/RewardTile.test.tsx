import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { leadLines } from './lead-lines.ts'
import { RewardTile } from './RewardTile.tsx'
import { describeLinkKeys } from '#test/link-keys.ts'
import { rewardTileExamples } from './RewardTile.examples.tsx'

describeLinkKeys(rewardTileExamples)

const reward = {
  title: 'Vineyard lunch',
  href: '/rewards/vineyard-lunch',
  imageUrl: 'https://img.test/lunch.jpg',
  brandName: 'Oak and Acorn',
  lead: 'Four courses that follow the season.',
  pointsText: '9,800 points',
}

describe('RewardTile', () => {
  it('is one link, named by its title alone', () => {
    render(<RewardTile {...reward} badge="New" brandLogoUrl="https://img.test/oak.svg" />)
    const link = screen.getByRole('link', { name: 'Vineyard lunch' })
    expect(screen.getAllByRole('link')).toEqual([link])
    expect(link).toHaveAttribute('href', '/rewards/vineyard-lunch')
  })

  it('keeps a control of its own outside the link', () => {
    render(<RewardTile {...reward} action={<button type="button">Favourite</button>} />)
    expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button', { name: 'Favourite' }))
  })

  it('fits into the outline of its page', () => {
    render(<RewardTile {...reward} headingLevel={2} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Vineyard lunch' })).toBeVisible()
  })

  it('asks for its picture in 350 by 197 and 422 by 237 [DIS-28]', () => {
    const { container } = render(<RewardTile {...reward} />)
    const offers = container.querySelector('img')?.srcset ?? ''
    expect(offers).toContain('w=350&h=197')
    expect(offers).toContain('w=422&h=237')
  })

  it.each([
    { length: 57, lines: 3 },
    { length: 58, lines: 2 },
  ])('gives a title of $length characters $lines lines of lead [DIS-25]', ({ length, lines }) => {
    expect(leadLines('x'.repeat(length))).toBe(lines)
    render(<RewardTile {...reward} title={'x'.repeat(length)} />)
    expect(screen.getByText(reward.lead)).toHaveAttribute('data-lines', String(lines))
  })
})
