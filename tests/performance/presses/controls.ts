import type { Page } from '@playwright/test'

/** Something on a public page that people press, and how one sees that it was done once. */
export interface Control {
  name: string
  path: string
  /** Of the element that is pressed. */
  find: (page: Page) => ReturnType<Page['locator']>
  /** By which key; without one, by pointer. */
  key?: string
  /** Runs in the page. */
  isDone: () => boolean
  /** What it waits for on the network, so that how soon it is done says nothing of the page. */
  needs?: 'a script' | 'another page' | 'data'
}

const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')

/** What stands on the pages that a visit begins with. */
export const controls: readonly Control[] = [
  {
    name: 'accordion',
    path: '',
    find: (page) => main(page).getByRole('heading', { level: 3 }).getByRole('button').first(),
    isDone: () => document.querySelector('main h3 button')?.getAttribute('aria-expanded') === 'true',
  },
  {
    name: 'country',
    path: '',
    find: (page) => page.getByRole('button', { name: /^Change country/ }),
    isDone: () => document.querySelectorAll('[role="dialog"]').length === 1,
    needs: 'a script',
  },
  {
    name: 'log in',
    path: '',
    find: (page) => banner(page).getByRole('button', { name: 'Login / Join' }),
    isDone: () => document.querySelector('input[type="password"]') !== null,
    needs: 'another page',
  },
  {
    name: 'filter',
    path: 'spend-kestrel-points',
    find: (page) => main(page).getByRole('button', { name: 'Experiences', exact: true }),
    isDone: () =>
      location.search === '?category=Experiences' &&
      document.querySelectorAll('main [aria-pressed="true"]').length === 1 &&
      document.querySelector('main [aria-pressed="true"]')?.textContent === 'Experiences',
  },
  {
    name: 'sort',
    path: 'spend-kestrel-points',
    find: (page) => main(page).getByRole('combobox', { name: 'Sort by' }),
    key: 'ArrowDown',
    isDone: () =>
      location.search === '?sort=createdDate' &&
      document.querySelector<HTMLSelectElement>('main select')?.value === 'createdDate',
  },
  {
    name: 'load more',
    path: 'spend-kestrel-points',
    find: (page) => main(page).getByRole('button', { name: 'Load more' }),
    // 12 at a time.
    isDone: () => {
      const count = document.querySelector('main ul[aria-label="Rewards"]')?.childElementCount ?? 0
      return count > 12 && count <= 24
    },
    needs: 'data',
  },
  {
    name: 'redeem',
    path: 'spend-kestrel-points/coffee-and-a-pastry-100102',
    find: (page) => main(page).getByRole('button', { name: 'Log in or join' }),
    isDone: () => document.querySelector('input[type="password"]') !== null,
    needs: 'another page',
  },
  {
    name: 'terms',
    path: 'spend-kestrel-points/coffee-and-a-pastry-100102',
    find: (page) => main(page).getByRole('button', { name: 'Terms and conditions' }),
    isDone: () =>
      [...document.querySelectorAll('main button')].some(
        (button) => button.textContent === 'Terms and conditions' && button.getAttribute('aria-expanded') === 'true',
      ),
  },
  {
    name: 'tab',
    path: 'brands/copperpot-coffee',
    find: (page) => main(page).getByRole('tab', { name: 'Rewards' }),
    isDone: () =>
      [...document.querySelectorAll('main [role="tab"]')].some(
        (tab) => tab.textContent === 'Rewards' && tab.getAttribute('aria-selected') === 'true',
      ),
  },
  {
    name: 'flight question',
    path: 'redsky-search',
    find: (page) => main(page).getByRole('button', { name: /^From / }),
    isDone: () => document.querySelectorAll('[role="dialog"]').length === 1,
    needs: 'a script',
  },
]
