import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useReach } from './use-reach.ts'

const onReach = vi.fn()

function Reached() {
  return (
    <a href="#rewards" {...useReach(onReach)}>
      Rewards
    </a>
  )
}

beforeEach(() => {
  onReach.mockClear()
  vi.useFakeTimers()
  render(<Reached />)
})

afterEach(() => {
  vi.useRealTimers()
})

test('a pointer that passes over a link reaches nothing, one that rests on it does, once', () => {
  const link = screen.getByRole('link')
  fireEvent.mouseEnter(link)
  vi.advanceTimersByTime(79)
  fireEvent.mouseLeave(link)
  vi.advanceTimersByTime(1_000)
  expect(onReach).not.toHaveBeenCalled()
  fireEvent.mouseEnter(link)
  vi.advanceTimersByTime(80)
  expect(onReach).toHaveBeenCalledOnce()
})

test.each([
  ['focus', () => fireEvent.focus(screen.getByRole('link'))],
  ['a finger', () => fireEvent.touchStart(screen.getByRole('link'))],
])('%s reaches it at once', (_what, reach) => {
  reach()
  expect(onReach).toHaveBeenCalledOnce()
})
