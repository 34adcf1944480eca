import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { progressBarExamples } from './ProgressBar.examples.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import type { ProgressMilestone } from './ProgressBar.tsx'

const milestones: readonly ProgressMilestone[] = [
  { id: '15K', at: 50, label: '$15,000', isReached: true, stateText: 'Unlocked' },
  { id: '30K', at: 88, atNarrow: 85, label: '$30,000', isReached: false, stateText: 'Locked' },
]

function Perks() {
  return <ProgressBar label="Your perks" value={50} valueText="1 of 2 available" milestones={milestones} />
}

describe('ProgressBar', () => {
  it('says how far it has come in words [CCD-35]', () => {
    render(<Perks />)
    const bar = screen.getByRole('progressbar', { name: 'Your perks' })
    expect(bar).toHaveAttribute('value', '50')
    expect(bar).toHaveAttribute('aria-valuetext', '1 of 2 available')
    expect(screen.getByText('1 of 2 available')).toBeVisible()
  })

  it('says which milestones are unlocked', () => {
    render(<Perks />)
    const list = screen.getByRole('list', { name: 'Your perks' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['$15,000 Unlocked', '$30,000 Locked'])
  })

  it('puts the last milestone at 88 percent, and at 85 on small screens [CCD-34]', () => {
    const { container } = render(<Perks />)
    const widths = [...container.querySelectorAll('svg[width$="%"]')].map((spacer) => spacer.getAttribute('width'))
    expect(widths).toEqual(['50%', '50%', '85%', '88%', '50%', '88%'])
  })

  it('needs no milestones', () => {
    render(<ProgressBar label="Your next reward" value={72} valueText="18,000 of 25,000 points" />)
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('does not compile when a milestone does not say its state in words', () => {
    // @ts-expect-error an icon alone is not enough
    const silent: ProgressMilestone = { id: '15K', at: 50, label: '$15,000', isReached: true }
    expect(silent).not.toHaveProperty('stateText')
  })
})

describeKeyboard(progressBarExamples, {})
