import { baseTokens } from '../../themes/base-tokens.ts'
import { bubbleLeft, bubbleTop } from './Tooltip.css.ts'

const distance = Number.parseInt(baseTokens.space.xsmall, 10)

/** Puts a fixed element above another one, or below where there is no room, and always within the window. */
export function placeBeside(element: HTMLElement, other: HTMLElement): void {
  const own = element.getBoundingClientRect()
  const beside = other.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const above = beside.top - own.height - distance
  const top = above >= distance ? above : beside.bottom + distance
  set(bubbleLeft, within(beside.left + (beside.width - own.width) / 2, clientWidth - own.width))
  set(bubbleTop, within(top, clientHeight - own.height))

  // A custom property set from a script is no style attribute of the document, so the site's policy lets it through.
  function set(name: string, pixels: number) {
    element.style.setProperty(name.replace(/^var\((.*)\)$/, '$1'), `${Math.round(pixels)}px`)
  }
}

function within(wanted: number, room: number): number {
  return Math.max(distance, Math.min(wanted, room - distance))
}
