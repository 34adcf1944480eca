import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Lays out a list that draws a part of its items, because jsdom lays out nothing: each item is as high as said, and the
 * page stands where `scrollTo` last put it.
 */
export function layOutItems(height: number) {
  let scrolled = 0
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.tagName === 'UL') return new DOMRect(0, -scrolled, 1000, 0)
    return new DOMRect(0, 0, 1000, this.tagName === 'LI' ? height : 0)
  })
  return {
    scrollTo: (top: number) => {
      scrolled = top
      act(() => void window.dispatchEvent(new Event('scroll')))
    },
    restore: () => rect.mockRestore(),
  }
}
