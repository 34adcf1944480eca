import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { evaluated } from './evaluated.ts'

const command = fileURLToPath(new URL('../../packages/config/scripts/check.mjs', import.meta.url))

const web = 'apps/web/src'
const opening = (...addresses: string[]) =>
  addresses.map((address) => `test('opens', async ({ page }) => { await page.goto('${address}') })`).join('\n')

/** A small app: what each module imports, its pages, and its tests. */
const imports = {
  graph: {
    [`${web}/main.tsx`]: [`${web}/app/App.tsx`],
    [`${web}/app/App.tsx`]: [`${web}/app/pages.ts`, `${web}/app/Shell.tsx`],
    [`${web}/app/Shell.tsx`]: [`${web}/features/search/Search.tsx`],
    [`${web}/app/pages.ts`]: [`${web}/pages/home/HomePage.tsx`, `${web}/pages/orders/OrderPage.tsx`],
    [`${web}/pages/home/HomePage.tsx`]: [`${web}/domain/page/model/paths.ts`],
    [`${web}/pages/orders/OrderPage.tsx`]: [`${web}/domain/page/model/paths.ts`],
    [`${web}/pages/orders/OrderPage.test.tsx`]: [`${web}/pages/orders/OrderPage.tsx`],
    [`${web}/features/search/Search.tsx`]: [],
    [`${web}/features/search/search.route.test.tsx`]: [`${web}/app/App.tsx`],
    [`${web}/domain/page/model/paths.test.ts`]: [`${web}/domain/page/model/paths.ts`],
    'packages/design-system/src/components/Button/Button.tsx': [
      'packages/design-system/src/components/Button/Button.css.ts',
    ],
    'packages/design-system/src/components/Button/Button.test.tsx': [
      'packages/design-system/src/components/Button/Button.tsx',
    ],
    'packages/design-system/src/components/Dialog/Dialog.test.tsx': [
      'packages/design-system/src/components/Button/Button.tsx',
    ],
    'schemas/load-document.ts': [],
    'apps/sandbox/src/main.ts': ['apps/sandbox/src/stock.ts'],
    'apps/web/test/global-setup.ts': ['apps/sandbox/src/main.ts'],
    'tests/e2e/home.e2e.ts': [],
    'tests/e2e/search.e2e.ts': [],
    'tests/e2e/wallet.e2e.ts': [],
    'tests/contract/rest.test.ts': ['schemas/load-document.ts', 'apps/sandbox/src/main.ts'],
  },
  readers: ['schemas/load-document.ts'],
}
const pages = [
  { name: 'home', pattern: '', module: `${web}/pages/home/HomePage.tsx` },
  { name: 'orders', pattern: 'my-rewards/orders', module: `${web}/pages/orders/OrdersPage.tsx` },
  { name: 'order', pattern: 'my-rewards/orders/:orderId', module: `${web}/pages/orders/OrderPage.tsx` },
  { name: 'page', pattern: ':pagePath', module: `${web}/pages/content/ContentPage.tsx` },
]
const texts = {
  'apps/web/messages/messages.test.ts': `readFileSync(path); test('texts')`,
  [`${web}/features/search/search.route.test.tsx`]: `test('finds', () => renderRoute('/'))`,
  [`${web}/pages/orders/OrderPage.test.tsx`]: `test('an order')`,
  [`${web}/domain/page/model/paths.test.ts`]: `test('paths')`,
  'packages/design-system/src/components/Button/Button.test.tsx': `test('presses')`,
  'packages/design-system/src/components/Dialog/Dialog.test.tsx': `test('opens')`,
  'tests/contract/rest.test.ts': `test('holds')`,
  'tests/e2e/home.e2e.ts': opening(''),
  'tests/e2e/search.e2e.ts': opening('terms-and-conditions'),
  'tests/e2e/wallet.e2e.ts': opening('my-rewards/orders'),
}

const heavy = [
  'Types',
  'Formatting',
  'Lint',
  'Import rules',
  'Small files with one user',
  'Package boundaries',
  'Unused code',
  'Code that only tests use',
]

function needs(changed: readonly string[]) {
  const given = JSON.stringify({ changed, imports, pages, texts })
  return evaluated(
    'needed-checks.mjs',
    `({ ...exported.neededChecks(${JSON.stringify(changed)}), ...exported.neededTests(${given}) })`,
  )
}

test.each([
  {
    change: 'a document: its formatting',
    changed: ['README.md'],
    want: { titles: ['Formatting'], tests: [], journeys: [], weighed: [], judged: [] },
  },
  {
    change: 'a text: the types of its call, and the test of texts',
    changed: ['apps/web/messages/en-GB/home.json'],
    want: { titles: ['Types', 'Formatting'], tests: ['apps/web/messages/messages.test.ts'], journeys: [] },
  },
  {
    change: 'a style: the tests of its component, and its size',
    changed: ['packages/design-system/src/components/Button/Button.css.ts'],
    want: {
      titles: ['Types', 'Formatting', 'Lint', 'Import rules'],
      needsImports: false,
      tests: ['packages/design-system/src/components/Button/Button.test.tsx'],
      journeys: [],
      weighed: ['Button'],
      judged: [],
    },
  },
  {
    change: 'a component: the tests of those that use it as well, and its page in the gallery',
    changed: ['packages/design-system/src/components/Button/Button.tsx'],
    want: {
      titles: heavy,
      needsImports: true,
      tests: [
        'packages/design-system/src/components/Button/Button.test.tsx',
        'packages/design-system/src/components/Dialog/Dialog.test.tsx',
      ],
      journeys: [],
      weighed: ['Button'],
      judged: ['Button'],
    },
  },
  {
    change: 'a part of every page: its own tests first, then whatever opens a page',
    changed: [`${web}/features/search/Search.tsx`],
    want: {
      titles: heavy,
      tests: [`${web}/features/search/search.route.test.tsx`, 'apps/web/messages/messages.test.ts'],
      journeys: ['tests/e2e/search.e2e.ts', 'tests/e2e/home.e2e.ts', 'tests/e2e/wallet.e2e.ts'],
    },
  },
  {
    change: 'a page: the journeys that open its address, or the one above it',
    changed: [`${web}/pages/orders/OrderPage.tsx`],
    want: {
      tests: [`${web}/pages/orders/OrderPage.test.tsx`, 'apps/web/messages/messages.test.ts'],
      journeys: ['tests/e2e/wallet.e2e.ts'],
    },
  },
  {
    change: 'what each page imports: the tests nearest to it first',
    changed: [`${web}/domain/page/model/paths.ts`],
    want: {
      tests: [
        `${web}/domain/page/model/paths.test.ts`,
        `${web}/pages/orders/OrderPage.test.tsx`,
        `${web}/features/search/search.route.test.tsx`,
        'apps/web/messages/messages.test.ts',
      ],
      journeys: ['tests/e2e/home.e2e.ts', 'tests/e2e/wallet.e2e.ts'],
    },
  },
  {
    change: 'the sandbox: all that runs against it',
    changed: ['apps/sandbox/src/stock.ts'],
    want: {
      tests: ['tests/contract/rest.test.ts', `${web}/features/search/search.route.test.tsx`],
      journeys: ['tests/e2e/home.e2e.ts', 'tests/e2e/search.e2e.ts', 'tests/e2e/wallet.e2e.ts'],
    },
  },
  {
    change: 'a schema: the contract, and the tests of what reads it',
    changed: ['schemas/rest/club.openapi.yaml'],
    want: { titles: ['The contract holds', ...heavy], tests: ['tests/contract/rest.test.ts'], journeys: [] },
  },
  {
    change: 'a test: itself',
    changed: ['tests/e2e/wallet.e2e.ts'],
    want: { titles: heavy, tests: [], journeys: ['tests/e2e/wallet.e2e.ts'] },
  },
])('a change needs what it reaches: $change', ({ changed, want }) => {
  expect(needs(changed)).toMatchObject(want)
})

test('a change that reaches more than there is time for leaves out what is furthest, and says how to run it', () => {
  const many = Object.fromEntries(['b', 'a', 'c'].map((name) => [`tests/e2e/${name}.e2e.ts`, opening('', '', '', '')]))
  const given = JSON.stringify({ changed: [`${web}/pages/home/HomePage.tsx`], imports, pages, texts: many })
  const { journeys, leftOut } = evaluated('needed-checks.mjs', `exported.neededTests(${given})`) as {
    journeys: string[]
    leftOut: { what: string; command: string }[]
  }
  expect(journeys).toEqual(['tests/e2e/b.e2e.ts'])
  expect(leftOut[0]).toEqual({
    what: '2 files of journeys: a.e2e.ts, c.e2e.ts',
    command: 'npm run e2e -- a.e2e.ts c.e2e.ts',
  })
  expect(leftOut.at(-1)?.command).toBe('npm test')
})

test.each([
  [`page.goto('')`, ['home']],
  [`page.goto('my-rewards/orders?from=mail')`, ['orders']],
  [`page.goto('en-us/my-rewards/orders')`, ['orders']],
  ['page.goto(`${club.prefix}my-rewards/orders/${order.id}`)', ['order']],
  [`const path = 'my-rewards/orders'`, ['orders']],
  [`expect(page).toHaveURL(/\\/my-rewards\\/orders\\/x$/)`, ['order']],
  [`page.goto('club-tour')`, ['page']],
  [`getByRole('button', { name: 'Save' })`, []],
])('the pages that a test opens stand in its source: %s', (text, opened) => {
  expect(evaluated('reach.mjs', `exported.pagesOpenedBy(${JSON.stringify(text)}, ${JSON.stringify(pages)})`)).toEqual(
    opened,
  )
})

test.each([
  [['--since', 'nowhere'], 'There is no commit nowhere that this branch comes from.'],
  [['apps/web/src/nowhere.ts'], 'There is no file apps/web/src/nowhere.ts in the project.'],
])('a check of what is not there ends with one sentence: %j', (args, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' })
  expect({ status, said: `${stdout}${stderr}`.trim() }).toEqual({ status: 1, said: sentence })
})

test('the plan for a text says what runs, and what is left out', () => {
  const text = 'apps/web/messages/en-GB/home.json'
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, '--plan', text], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toContain('Tests without a browser\n  apps/web/messages/messages.test.ts\nLeft out\n')
})
