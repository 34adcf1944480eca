import type { Page } from '@playwright/test'

export type TileHits = {
  /** How many tiles were pressed. */
  readonly tiles: number
  /** Where a press meets neither the tile's link nor a control of the tile's own, such as a heart. */
  readonly dead: readonly string[]
}

/** Looks at what a press would meet on every visible tile: on its picture, its corners, its paddings and its gaps. */
export async function hitTiles(page: Page, within = 'body'): Promise<TileHits> {
  return await page.evaluate((within) => {
    const tiles = [...document.querySelectorAll(`:is(${within}) [data-tile]`)].filter((tile) => tile.checkVisibility())
    return {
      tiles: tiles.length,
      dead: tiles.flatMap((tile) => {
        tile.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
        const spots = spotsOf(tile)
        const missed = spots.filter(([, x, y]) => !isPressed(tile, document.elementFromPoint(x, y)))
        const links = tile.querySelectorAll('a[href]').length
        return [
          ...(links === 1 ? [] : [`${links} links in ${wordsOf(tile)}`]),
          ...(missed.length === 0
            ? []
            : [
                `${missed.length} of ${spots.length} spots of ${wordsOf(tile)}: ${missed.map(([name]) => name).join(', ')}`,
              ]),
        ]
      }),
    }

    /** Rows and columns of spots from corner to corner, and the middle of each picture, as far as they are in view. */
    function spotsOf(tile: Element): [string, number, number][] {
      const { left, top, width, height } = tile.getBoundingClientRect()
      // A rounded corner begins a little further in.
      const inset = 2 + Number.parseFloat(getComputedStyle(tile).borderTopLeftRadius) * 0.3
      const steps = Array.from({ length: 11 }, (_, step) => step / 10)
      const grid = steps.flatMap((down) =>
        steps.map((across): [string, number, number] => [
          `${across * 100} % across, ${down * 100} % down`,
          left + inset + across * (width - 2 * inset),
          top + inset + down * (height - 2 * inset),
        ]),
      )
      const pictures = [...tile.querySelectorAll('img')].map((image): [string, number, number] => {
        const box = image.getBoundingClientRect()
        return ['a picture', box.x + box.width / 2, box.y + box.height / 2]
      })
      const seen = seenThrough(tile)
      return [...grid, ...pictures].filter(
        ([, x, y]) => x > seen.left && x < seen.right && y > seen.top && y < seen.bottom,
      )
    }

    /** The window, less what a carousel cuts off at its sides. */
    function seenThrough(tile: Element) {
      const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
      for (let at = tile.parentElement; at !== null; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue
        const { left, right } = at.getBoundingClientRect()
        seen.left = Math.max(seen.left, left)
        seen.right = Math.min(seen.right, right)
      }
      return seen
    }

    function isPressed(tile: Element, met: Element | null): boolean {
      const control = met?.closest('a[href], button')
      return control !== null && control !== undefined && tile.contains(control)
    }

    function wordsOf(tile: Element): string {
      return `“${(tile.querySelector('a')?.textContent ?? '').slice(0, 40)}”`
    }
  }, within)
}

/** Touches a point as a finger does; the browser makes a click of it. */
export async function touch(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
