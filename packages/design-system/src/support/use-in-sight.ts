import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Scrolls a row, which scrolls inside itself on small screens, to what stands out in it: the page, tab or filter that is
 * chosen may stand far along. The page's own letters may come later, and move it once more. A row that somebody has
 * scrolled themselves, such as while the page's scripts were loading, stays: a press on it would miss.
 *
 * @param selector Of what is chosen.
 * @param chosen Another value looks again; nothing is done while there is none.
 */
export function useInSight(row: RefObject<HTMLElement | null>, selector: string, chosen: string | undefined): void {
  const isOpening = useRef(true)
  useLayoutEffect(() => {
    const box = row.current
    const isScrolled = isOpening.current && box !== null && box.scrollLeft !== 0
    isOpening.current = false
    if (isScrolled) return undefined
    const item = chosen === undefined || chosen === '' ? null : box?.querySelector(selector)
    if (!box || !item || isInSight(box, item)) return undefined
    let isLeft = false
    centre(box, item)
    const centred = box.scrollLeft
    const centreWithFonts = async () => {
      // jsdom has no fonts.
      await (document as { fonts?: FontFaceSet }).fonts?.ready
      if (!isLeft && box.scrollLeft === centred) centre(box, item)
    }
    void centreWithFonts()
    return () => {
      isLeft = true
    }
  }, [row, selector, chosen])
}

function isInSight(box: Element, item: Element): boolean {
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()]
  return inner.left >= outer.left && inner.right <= outer.right
}

/** Of one that is longer than the row, its beginning, clear of the fading end of what is before it. */
function centre(box: Element, item: Element): void {
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()]
  const before = Math.max(fade, (outer.width - inner.width) / 2)
  box.scrollLeft +=
    getComputedStyle(box).direction === 'rtl' ? inner.right + before - outer.right : inner.left - before - outer.left
}

/** In pixels. */
const fade = 32
