import type { Page } from '@playwright/test'

/**
 * Presses Load more under a list until it holds so many rows, each time as soon as the rows before are there. Answers how
 * many milliseconds each press took until the new rows were drawn.
 */
export function growList(page: Page, rows: number): Promise<number[]> {
  return page.evaluate(
    async ({ wanted, patience }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      const drawn = () =>
        Math.max(
          0,
          ...[...document.querySelectorAll('main [data-index]')].map(
            (row) => Number(row.getAttribute('data-index')) + 1,
          ),
        )
      const button = () =>
        [...document.querySelectorAll<HTMLElement>('main button')].find(
          ({ textContent, ariaDisabled }) => textContent === 'Load more' && ariaDisabled !== 'true',
        )
      const until = async <T>(look: () => T | undefined): Promise<T> => {
        for (const start = performance.now(); performance.now() - start < patience; await frame()) {
          const found = look()
          if (found !== undefined) return found
        }
        throw new Error(`A list of ${drawn()} rows does not grow`)
      }
      const times: number[] = []
      for (;;) {
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        await frame()
        const before = drawn()
        if (before >= wanted) return times
        const more = await until(button)
        const start = performance.now()
        more.click()
        await until(() => (drawn() > before ? true : undefined))
        times.push(performance.now() - start)
      }
    },
    { wanted: rows, patience: 20_000 },
  )
}
