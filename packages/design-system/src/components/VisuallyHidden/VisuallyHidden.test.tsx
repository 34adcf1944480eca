import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { visuallyHiddenExamples } from './VisuallyHidden.examples.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import type { VisuallyHiddenProps } from './VisuallyHidden.tsx'

describe('VisuallyHidden', () => {
  it('is read as part of the words around it', () => {
    render(
      <button type="button">
        24,650<VisuallyHidden> points</VisuallyHidden>
      </button>,
    )
    expect(screen.getByRole('button')).toHaveTextContent('24,650 points')
  })

  it('heads a part of the page', () => {
    render(
      <VisuallyHidden as="h2" id="vouchers">
        Your vouchers
      </VisuallyHidden>,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Your vouchers' })).toHaveAttribute('id', 'vouchers')
  })

  it('does not compile as something that takes focus', () => {
    // @ts-expect-error a link out of sight would take focus with it
    const element: VisuallyHiddenProps['as'] = 'a'
    expect(element).toBe('a')
  })
})

describeKeyboard(visuallyHiddenExamples, {})
