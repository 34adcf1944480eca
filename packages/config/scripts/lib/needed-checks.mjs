import { nearTests, reachedTests } from './reach.mjs'

/** What a test costs by its height, in seconds of a processor (`tests/README.md`): each file, and each test in it. */
const costs = [
  { path: /\.e2e\.ts$/, file: 0, test: 6 },
  { path: /\.route\.test\.tsx?$/, file: 3, test: 0.7 },
  // They send each operation many requests, or run compilers.
  { path: /^(codegen|packages\/schema-tools|tests\/contract)\//, file: 6, test: 0.5 },
  { path: /^(apps\/sandbox|tests)\//, file: 1.5, test: 0.2 },
  { path: /\.test\.tsx$/, file: 0.3, test: 0.05 },
  { path: /\.test\.ts$/, file: 0.1, test: 0.01 },
]

/** Seconds of a processor for tests without a browser and for journeys, so that two processors are done in two minutes. */
const ofOrdinaryChange = { tests: 36, journeys: 24 }
/** How many tests a table of cases makes, on average. */
const casesOfTable = 3
/** After an edit of texts or styles the tests beside it run, and no imports are read: done in twenty seconds. */
const ofLightChange = { tests: 6, journeys: 0 }
/** How many files a command names; for more it runs all. */
const mostNamed = 5
/** More of them are weighed and judged by the audit. */
const mostComponents = 3

const kinds = [
  { kind: 'document', path: /\.(md|webp|png|svg)$/ },
  { kind: 'text', path: /^apps\/web\/messages\/.*\.json$/ },
  { kind: 'style', path: /\.css\.ts$/ },
  { kind: 'contract', path: /^(schemas|codegen\/src)\// },
  { kind: 'module', path: /\.[cm]?[jt]sx?$/ },
]

/** Returns what a file is to the checks: document, text, style, contract, module, or other. */
export function kindOf(path) {
  return kinds.find((each) => each.path.test(path))?.kind ?? 'other'
}

/**
 * Returns which checks a set of changed files needs: the titles of those that run nothing, whether its tests are chosen by
 * the imports of all modules, and the components of the design system to be weighed, and judged in the gallery.
 */
export function neededChecks(changed) {
  const has = kindsIn(changed)
  const components = componentsOf(changed).slice(0, mostComponents)
  return {
    titles: [
      ...(has('contract') ? ['The contract holds'] : []),
      ...(has('text', 'style', 'contract', 'module', 'other') ? ['Types'] : []),
      'Formatting',
      ...(has('style', 'contract', 'module', 'other') ? ['Lint', 'Import rules'] : []),
      ...(isLight(changed)
        ? []
        : ['Small files with one user', 'Package boundaries', 'Unused code', 'Code that only tests use']),
    ],
    needsImports: !isLight(changed),
    weighed: components,
    // Building the gallery takes longer than a style has.
    judged: isLight(changed) ? [] : components,
  }
}

/**
 * Returns which tests a set of changed files needs, nearest first: `tests` without a browser and `journeys`; and what is
 * left out of all that could be checked, each with the command that runs it. `imports` (`graph` and `readers`, empty for a
 * change that needs none), `pages` and `texts` are those of `reachedTests`.
 */
export function neededTests({ changed, imports, pages, texts }) {
  const has = kindsIn(changed)
  const files = changed.filter((path) => kindOf(path) !== 'document')
  const reached = isLight(changed)
    ? nearTests({ changed: files, texts })
    : reachedTests({ ...imports, changed: files, pages, texts })
  const budget = isLight(changed) ? ofLightChange : ofOrdinaryChange
  const tests = affordable(reached.filter(isTest), texts, budget.tests)
  const journeys = affordable(reached.filter(isJourney), texts, budget.journeys)
  return {
    tests,
    journeys,
    leftOut: [
      ...leftOf(reached.filter(isTest), tests, 'files of tests', () => 'npm test'),
      ...leftOf(reached.filter(isJourney), journeys, 'files of journeys', (left) =>
        left.length > mostNamed ? 'npm run e2e' : `npm run e2e -- ${left.map(nameOf).join(' ')}`,
      ),
      ...galleryLeft(changed),
      ...(has('contract') ? [] : [{ what: 'the contract', command: 'npm run schemas:check' }]),
      ...(isLight(changed) ? [{ what: 'unused code', command: 'npm run lint' }] : []),
      { what: 'budgets and everything that the change does not reach', command: 'npm test' },
    ],
  }
}

/** The first tests whose seconds are within the budget: at least one when there is a budget, and no gap for a smaller one. */
function affordable(paths, texts, budget) {
  let spent = 0
  const chosen = []
  for (const path of paths) {
    spent += secondsOf(path, texts[path])
    if (budget === 0 || (spent > budget && chosen.length > 0)) break
    chosen.push(path)
  }
  return chosen
}

function secondsOf(path, text) {
  const { file, test } = costs.find((each) => each.path.test(path))
  const tests = text.match(/\btest\(/g) ?? []
  const tables = text.match(/\btest\.each\b/g) ?? []
  return file + test * (tests.length + casesOfTable * tables.length)
}

function leftOf(reached, chosen, what, commandFor) {
  const left = reached.filter((path) => !chosen.includes(path))
  return left.length === 0 ? [] : [{ what: `${left.length} ${what}: ${someOf(left)}`, command: commandFor(left) }]
}

function someOf(paths) {
  const names = paths.slice(0, 3).map(nameOf)
  return `${names.join(', ')}${paths.length > names.length ? ', …' : ''}`
}

/** The audit looks at each example alone, with more judges, and at its picture. */
function galleryLeft(changed) {
  if (!changed.some((path) => path.startsWith('packages/design-system/src/'))) return []
  const components = componentsOf(changed)
  const all = { what: 'pictures and judges of all components', command: 'npm run audit' }
  if (components.length === 0) return [all]
  const names = components.join(',')
  return [
    { what: `pictures and judges of each example of ${names}`, command: `ONLY_COMPONENTS=${names} npm run audit` },
  ]
}

/** The components of the design system in whose folders the files are. */
function componentsOf(changed) {
  const names = changed.flatMap((path) => /^packages\/design-system\/src\/components\/(\w+)\//.exec(path)?.[1] ?? [])
  return [...new Set(names)]
}

function kindsIn(changed) {
  const found = new Set(changed.map(kindOf))
  return (...kinds) => kinds.some((kind) => found.has(kind))
}

/** Texts, styles and documents change no behaviour. */
function isLight(changed) {
  return !kindsIn(changed)('contract', 'module', 'other')
}

function nameOf(path) {
  return path.split('/').at(-1)
}

function isTest(path) {
  return /\.test\.tsx?$/.test(path)
}

function isJourney(path) {
  return path.startsWith('tests/e2e/')
}
