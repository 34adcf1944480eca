import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { describeFollowing, linkTileKeys } from '#test/links.ts'
import { ctaTileExamples } from './CtaTile.examples.tsx'
import { CtaTile } from './CtaTile.tsx'

const card = { title: 'Earn on everything', action: { label: 'See the card', href: '/card' } }

describe('CtaTile', () => {
  it('has a link that is clear in a list of links [A11Y 2.4.9, 2.5.3]', () => {
    render(<CtaTile {...card} />)
    expect(screen.getByRole('link', { name: 'See the card Earn on everything' })).toHaveAttribute('href', '/card')
  })

  it('fits into the outline of its page', () => {
    render(<CtaTile {...card} headingLevel={2} />)
    expect(screen.getByRole('heading', { level: 2, name: 'Earn on everything' })).toBeVisible()
  })

  it('says that it opens a new tab', () => {
    render(<CtaTile {...card} action={{ ...card.action, isExternal: true, externalLabel: '(opens in a new tab)' }} />)
    expect(
      screen.getByRole('link', { name: /See the card Earn on everything \(opens in a new tab\)/ }),
    ).toHaveAttribute('target', '_blank')
  })

  it('has types that refuse wrong use', () => {
    const wrong = [
      // @ts-expect-error invites to nothing
      <CtaTile key={1} title="Earn on everything" />,
      // @ts-expect-error not one of the content backgrounds
      <CtaTile key={2} {...card} background="orange" />,
    ]
    expect(wrong).toHaveLength(2)
  })
})

const name = 'See the card Earn on everything'
describeKeyboard(
  ctaTileExamples,
  linkTileKeys(() => <CtaTile {...card} />, name),
)
describeFollowing('CtaTile', () => <CtaTile {...card} />, name)
