import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { tile } from '../../styles/tile.css.ts'
import { skeletonExamples } from './Skeleton.examples.tsx'
import type { SkeletonProps } from './Skeleton.tsx'
import { SkeletonCarousel } from './SkeletonCarousel.tsx'
import { SkeletonHero } from './SkeletonHero.tsx'
import { SkeletonRow } from './SkeletonRow.tsx'
import { SkeletonText } from './SkeletonText.tsx'
import { SkeletonTile } from './SkeletonTile.tsx'

const set = [
  { name: 'SkeletonText', Part: SkeletonText },
  { name: 'SkeletonTile', Part: SkeletonTile },
  { name: 'SkeletonRow', Part: SkeletonRow },
  { name: 'SkeletonCarousel', Part: SkeletonCarousel },
  { name: 'SkeletonHero', Part: SkeletonHero },
]

describe('Skeleton', () => {
  it.each(set)('$name says once what is on its way', ({ Part }) => {
    const { container } = render(<Part loadingLabel="Loading your page" />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading your page')
    for (const hidden of container.querySelectorAll('[aria-hidden="true"]')) expect(hidden.textContent).toBe('')
    expect(container).toHaveTextContent(/^Loading your page$/)
  })

  it.each(set)('$name is silent where another part of the page says so', ({ Part }) => {
    const { container } = render(<Part />)
    expect(screen.queryByRole('status')).toBeNull()
    expect(container.textContent).toBe('')
  })

  it.each([
    { itemSize: 'upToThree', count: 3 },
    { itemSize: 'upToFour', count: 4 },
  ] as const)('has a tile for each of $count that a wide page shows [RWD-31] [RWD-32]', ({ itemSize, count }) => {
    const { container } = render(<SkeletonCarousel itemSize={itemSize} />)
    expect(container.getElementsByClassName(tile)).toHaveLength(count)
  })

  it('does not compile with a shape that nothing has', () => {
    // @ts-expect-error shapes are taken from the set
    const shape: SkeletonProps['shape'] = 'blob'
    expect(shape).toBe('blob')
  })
})

describeKeyboard(skeletonExamples, {})
