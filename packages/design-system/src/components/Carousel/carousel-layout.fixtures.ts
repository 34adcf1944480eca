import { vi } from 'vitest'

const viewportWidth = 900

/**
 * Gives jsdom the boxes of a row: items of 300 px side by side in a view of 900, from the right where one reads so. Undone
 * by `restoreAllMocks`.
 */
export function layOutCarousel({ itemWidth = 300, isRightToLeft = false } = {}) {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function offsetWidth(this: HTMLElement) {
    return this.tagName === 'LI' ? itemWidth : viewportWidth
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(0)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
    if (this.tagName !== 'LI') return 0
    const before = itemWidth * Array.prototype.indexOf.call(this.parentElement?.children ?? [], this)
    return isRightToLeft ? viewportWidth - itemWidth - before : before
  })
}
