import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { followedLinks } from '#test/links.ts'
import { doubleCtaTileExamples } from './DoubleCtaTile.examples.tsx'
import { DoubleCtaTile } from './DoubleCtaTile.tsx'

const ways = {
  title: 'Make the most of them',
  firstAction: { label: 'Spend points', href: '/spend' },
  secondAction: { label: 'Earn more', href: '/earn' },
}

describe('DoubleCtaTile', () => {
  it('has two links that are clear in a list of links [A11Y 2.4.9, 2.5.3]', () => {
    render(<DoubleCtaTile {...ways} />)
    expect(link('Spend points')).toHaveAttribute('href', '/spend')
    expect(link('Earn more')).toHaveAttribute('href', '/earn')
  })

  it.each(['[MouseLeft]', '[TouchA]'])('is followed by %s', async (keys) => {
    const followed = followedLinks()
    render(<DoubleCtaTile {...ways} />)
    await userEvent.pointer({ keys, target: link('Earn more') })
    expect(followed).toEqual(['Earn more Make the most of them'])
  })

  it('has types that refuse wrong use', () => {
    const wrong = [
      // @ts-expect-error with one way on it is a CtaTile
      <DoubleCtaTile key={1} title="One" firstAction={ways.firstAction} />,
    ]
    expect(wrong).toHaveLength(1)
  })
})

describeKeyboard(doubleCtaTileExamples, { Tab: goesThroughBoth, Enter: followsTheSecond })

async function goesThroughBoth() {
  render(<DoubleCtaTile {...ways} />)
  await userEvent.tab()
  expect(link('Spend points')).toHaveFocus()
  await userEvent.tab()
  expect(link('Earn more')).toHaveFocus()
}

async function followsTheSecond() {
  const followed = followedLinks()
  render(<DoubleCtaTile {...ways} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual(['Earn more Make the most of them'])
}

function link(label: string) {
  return screen.getByRole('link', { name: `${label} Make the most of them` })
}
