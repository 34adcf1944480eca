import { type Page, test as base } from '@playwright/test'

/**
 * A test of the gallery. All tests of a worker open their pages in one tab, which keeps the gallery's scripts compiled:
 * half of a test's time went into a new tab and into loading them again.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, provide) => {
      const page = await browser.newPage()
      await provide(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ tab, viewport }, provide) => {
    if (viewport !== null) await tab.setViewportSize(viewport)
    await tab.mouse.move(0, 0)
    await provide(tab)
    await tab.mouse.up()
  },
})

export { expect } from '@playwright/test'
