import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SkeletonGrid } from './SkeletonGrid.tsx'

it('says once that a list is on its way, and nothing of its bones', () => {
  const { container } = render(<SkeletonGrid count={4} label="Loading rewards" />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading rewards$/)
  expect(container.querySelectorAll('[aria-hidden="true"]').length).toBeGreaterThanOrEqual(4)
})
