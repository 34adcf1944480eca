import type { Locator, Page } from '@playwright/test'
import { expect, expectNoSidewaysScroll } from './club-test.ts'

/** What 400 % zoom leaves of a window of 1,280 by 1,024 px (WCAG 1.4.10). */
export const zoomed = { viewport: { width: 320, height: 256 } }

/** Goes on with Tab until something has focus; fails when it never does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** What a screen reader gets of the page, in its order; nobody has to scroll sideways for it. */
export async function expectTree(page: Page, tree: string): Promise<void> {
  await expect(page.getByRole('main')).toMatchAriaSnapshot(tree)
  await expectNoSidewaysScroll(page)
}
