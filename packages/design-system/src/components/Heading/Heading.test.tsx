import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Heading } from './Heading.tsx'

it('lets a route change put focus on the heading of the new page', () => {
  const ref = createRef<HTMLHeadingElement>()
  render(
    <Heading level={1} size="display" tabIndex={-1} ref={ref}>
      Spend your points
    </Heading>,
  )
  ref.current?.focus()
  expect(screen.getByRole('heading', { level: 1, name: 'Spend your points' })).toHaveFocus()
})
