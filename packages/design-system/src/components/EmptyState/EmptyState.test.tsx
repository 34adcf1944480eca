import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EmptyState } from './EmptyState.tsx'

describe('EmptyState', () => {
  it('says under a heading what there is none of [A11Y 1.3.1]', () => {
    render(<EmptyState title="No vouchers yet" body="They wait for you here." headingLevel={3} />)
    expect(screen.getByRole('heading', { level: 3, name: 'No vouchers yet' })).toBeInTheDocument()
    expect(screen.getByText('They wait for you here.')).toBeInTheDocument()
  })

  it('has a picture that assistive technology passes over [A11Y 1.1.1]', () => {
    render(<EmptyState title="No vouchers yet" body="They wait for you here." imageUrl="/spa.svg" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '')
  })

  it('never leaves a person without words', () => {
    // @ts-expect-error a title alone says nothing of what to do
    render(<EmptyState title="No vouchers yet" />)
    expect(screen.getByRole('heading')).toBeInTheDocument()
  })
})
