import type { Page } from '@playwright/test'

/** Waits until what moves for a moment has come to rest, so that a page is judged as it stays. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    const rest = Promise.allSettled(finite.map(({ finished }) => finished))
    await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, 2000))])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
