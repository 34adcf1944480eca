import { type RefObject, useLayoutEffect } from 'react'

/**
 * Scrolls a row, which scrolls inside itself on small screens, to what stands out in it: the page, tab or filter that is
 * chosen may stand far along. The page's own letters may come later, and move it once more.
 *
 * @param selector Of what is chosen.
 * @param chosen Another value looks again; nothing is done while there is none.
 */
export function useInSight(row: RefObject<HTMLElement | null>, selector: string, chosen: string | undefined): void {
  useLayoutEffect(() => {
    const box = row.current
    const item = chosen === undefined || chosen === '' ? null : box?.querySelector(selector)
    if (!box || !item || isInSight(box, item)) return undefined
    let isLeft = false
    centre(box, item)
    const centreWithFonts = async () => {
      // jsdom has no fonts.
      await (document as { fonts?: FontFaceSet }).fonts?.ready
      if (!isLeft) centre(box, item)
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
