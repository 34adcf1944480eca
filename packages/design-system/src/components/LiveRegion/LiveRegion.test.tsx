import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { liveRegionExamples } from './LiveRegion.examples.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import type { LiveRegionProps } from './LiveRegion.tsx'

describe('LiveRegion', () => {
  it('is there before its words, so that they are read out when they come', () => {
    const { rerender } = render(<LiveRegion />)
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    rerender(<LiveRegion>12 rewards found</LiveRegion>)
    expect(screen.getByRole('status')).toBe(region)
    expect(region).toHaveTextContent('12 rewards found')
    expect(region).toHaveAttribute('aria-atomic', 'true')
  })

  it('cuts in only when it must', () => {
    render(<LiveRegion politeness="assertive">You will be signed out</LiveRegion>)
    expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'assertive')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('does not compile with a way to speak that no browser knows', () => {
    // @ts-expect-error it waits or it cuts in
    const politeness: LiveRegionProps['politeness'] = 'rude'
    expect(politeness).toBe('rude')
  })
})

describeKeyboard(liveRegionExamples, {})
