import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

describe('ErrorPanel', () => {
  it('says what happened and what to do next as soon as it appears [A11Y 4.1.3, 3.3.3]', () => {
    render(<ErrorPanel title="No rewards" body="The connection dropped." action={<Button>Try again</Button>} />)
    expect(screen.getByRole('alert')).toHaveTextContent('No rewardsThe connection dropped.Try again')
    expect(screen.getByRole('heading', { level: 2, name: 'No rewards' })).toBeInTheDocument()
  })

  it('takes its place in the outline of the page [A11Y 1.3.1]', () => {
    render(<ErrorPanel title="No rewards" body="The connection dropped." headingLevel={3} />)
    expect(screen.getByRole('heading', { level: 3, name: 'No rewards' })).toBeInTheDocument()
  })

  it('never leaves a person without words', () => {
    // @ts-expect-error says what happened, but not what it means
    render(<ErrorPanel title="No rewards" />)
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })
})
