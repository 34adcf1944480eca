import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { describeFollowing, followedLinks } from '#test/links.ts'
import { planCardExamples } from './PlanCard.examples.tsx'
import { PlanCard } from './PlanCard.tsx'

const plan = {
  name: 'Club Plus',
  costText: '£7.99',
  features: [
    { id: 'points', text: 'Twice the points', help: <button type="button">About points</button> },
    { id: 'early', text: 'Rewards a day early' },
  ],
  action: <a href="/subscription-payment/plus">Choose Club Plus</a>,
}

describe('PlanCard', () => {
  it('shows name, cost, description, features with help, and the way to it [SUB-03]', () => {
    render(<PlanCard {...plan} periodText="a month" description="For a few flights a year." />)
    const card = screen.getByRole('article', { name: 'Club Plus' })
    expect(within(card).getByText(/£7\.99/)).toHaveTextContent('£7.99 a month')
    expect(within(card).getByText('For a few flights a year.')).toBeVisible()
    const [first, second] = within(card).getAllByRole('listitem')
    expect(first).toContainElement(screen.getByRole('button', { name: 'About points' }))
    expect(second).toHaveTextContent('Rewards a day early')
    expect(screen.getByRole('link')).toHaveAttribute('href', '/subscription-payment/plus')
  })

  it('says in words which plan is recommended and which one the member has', () => {
    const { rerender } = render(<PlanCard {...plan} recommendedLabel="Most chosen" />)
    const card = screen.getByRole('article')
    expect(card).toHaveTextContent('Most chosen')
    expect(card).toHaveAttribute('data-recommended')
    rerender(<PlanCard {...plan} currentLabel="Your plan" />)
    expect(card).toHaveTextContent('Your plan')
    expect(card).toHaveAttribute('data-current')
    expect(card).not.toHaveAttribute('data-recommended')
  })

  it('has no list when it gives nothing of its own', () => {
    render(<PlanCard {...plan} features={[]} />)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('has types that refuse wrong use', () => {
    const wrong = [
      // @ts-expect-error a plan says what it costs
      <PlanCard key={1} name="Club" features={[]} />,
      // @ts-expect-error features have an id each, because their words may change
      <PlanCard key={2} {...plan} features={[{ text: 'Points' }]} />,
    ]
    expect(wrong).toHaveLength(2)
  })
})

describeKeyboard(planCardExamples, { Tab: goesThroughHelp, Enter: followsAction })
describeFollowing('PlanCard', () => <PlanCard {...plan} />, 'Choose Club Plus')

async function goesThroughHelp() {
  render(<PlanCard {...plan} />)
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'About points' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Choose Club Plus' })).toHaveFocus()
}

async function followsAction() {
  const followed = followedLinks()
  render(<PlanCard {...plan} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual(['Choose Club Plus'])
}
