import type { Page } from '@playwright/test'
import type { Visit } from '../browser.ts'
import type { Sight } from './measure-latency.ts'

/** Measures what somebody does, under a name; the same name several times. */
export type Measure = (name: string, act: () => Promise<unknown>, sight: Sight) => Promise<void>

export type Scenario = (visit: Visit, measure: Measure) => Promise<void>

const list = 'main ul[aria-label="Rewards"]'
export const listAddress = 'spend-kestrel-points'
const brandAddress = 'brands/lantern-live'
const textOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(({ textContent }) => textContent)

/** Chips of a list, on and off again: what is chosen was not asked for before, and the whole list is there already. */
export const filters: Scenario = async ({ page }, measure) => {
  for (const name of ['Experiences', 'Travel', 'Wine', 'Days Out', 'Charity']) {
    const chip = page.getByRole('group').getByRole('button', { name, exact: true })
    await measure('filter: a category', () => chip.click(), { selector: list, saysNot: await textOf(page, list) })
    const all = page.getByRole('group').getByRole('button', { name: 'All', exact: true })
    await measure('filter: back to all', () => all.click(), { selector: list, saysNot: await textOf(page, list) })
  }
}

/** Another order, and the editors' own again. */
export const sorting: Scenario = async ({ page }, measure) => {
  const sort = page.getByRole('main').getByRole('combobox', { name: 'Sort by' })
  const choose = async (name: string, key: string) =>
    measure(name, () => sort.press(key), { selector: list, saysNot: await textOf(page, list) })
  for (let turn = 0; turn < 3; turn++) {
    await choose('sort: the last order', 'End')
    await choose('sort: back to featured', 'Home')
  }
}

/** A word into a member's search, until there are results: the last of its letters is measured. */
export const searching: Scenario = async ({ page }, measure) => {
  const dialog = page.getByRole('dialog', { name: 'Search' })
  for (const term of ['coffee', 'cinema', 'hotel', 'train', 'wine']) {
    await measure('search: open', () => page.getByRole('banner').getByRole('button', { name: 'Search' }).click(), {
      selector: '[role="dialog"] input',
    })
    const field = dialog.getByRole('searchbox')
    await field.fill(term.slice(0, -1))
    await measure('search: a letter', () => field.press(term.slice(-1)), {
      selector: '[role="dialog"] [role="tabpanel"] li a',
    })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
}

/** Hearts of a member's list, on and later off again: while a change is on its way, its heart waits. */
export const hearts: Scenario = async ({ page }, measure) => {
  const all = page.locator(`${list} article`).getByRole('button', { name: /^Keep .* in your favourites$/ })
  for (const [name, isOn] of [
    ['heart: on', true],
    ['heart: off', false],
  ] as const) {
    for (let index = 0; index < 5; index++) {
      const heart = all.nth(index)
      const label = JSON.stringify(await heart.getAttribute('aria-label'))
      await measure(name, () => heart.click(), { selector: `[aria-label=${label}][aria-pressed="${isOn}"]` })
    }
  }
}

/** From one side of a brand to the other and back. */
export const tabs: Scenario = async ({ page, open }, measure) => {
  await open(brandAddress)
  const panel = 'main [role="tabpanel"]'
  for (const name of ['Earn', 'Rewards', 'Earn', 'Rewards', 'Earn', 'Rewards']) {
    const tab = page.getByRole('main').getByRole('tab', { name })
    if ((await tab.getAttribute('aria-selected')) === 'true') continue
    await measure('tab: the other side', () => tab.click(), { selector: panel, saysNot: await textOf(page, panel) })
  }
}

/** Rewards of a list, whose data comes while the pointer rests on their tiles, and back to the list each time. */
export const rewards: Scenario = async ({ page }, measure) => {
  const title = await textOf(page, 'main h1')
  for (let index = 0; index < 5; index++) {
    const link = page.locator(`${list} article`).nth(index).getByRole('link').first()
    // The pointer may have rested there before.
    const ahead = page.waitForResponse(/\/rewards\/.*\d{6}/, { timeout: 2000 }).catch(() => undefined)
    await link.hover()
    await ahead
    await measure('open a reward', () => link.click(), { selector: 'main h1', saysNot: title })
    await measure('go back to the list', () => page.evaluate(() => history.back()), { selector: list })
    await page.mouse.move(0, 0)
  }
}
