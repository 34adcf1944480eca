import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { spinnerExamples } from './Spinner.examples.tsx'
import { Spinner } from './Spinner.tsx'
import type { SpinnerProps } from './Spinner.tsx'

describe('Spinner', () => {
  it('says what goes on, and nothing of its drawing', () => {
    const { container } = render(<Spinner label="Signing you in" />)
    expect(screen.getByRole('status')).toHaveTextContent(/^Signing you in$/)
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })

  it('takes the page where there is nothing else', () => {
    render(<Spinner label="Signing you in" isFullScreen />)
    expect(screen.getByRole('status')).toHaveAttribute('data-full-screen')
  })

  it('does not compile without words', () => {
    // @ts-expect-error a wait is said in words
    const props: SpinnerProps = { size: 'small' }
    expect(props).not.toHaveProperty('label')
  })
})

describeKeyboard(spinnerExamples, {})
