/** Which addresses a link or an image may have: a function without looks, the same for components and for what they are given. */
const addressRule = '^packages/design-system/(exports|src/support)/address\\.ts$'

const web = '^apps/web/src'

/** A test of a route stands beside what it tests, and drives the whole app. */
const routeTests = '\\.(route\\.test|fixtures)\\.tsx?$'

/** The layers of the web app: each may import those after it, and itself. */
const layersFromTop = ['app', 'pages', 'features', 'domain', 'platform']

/** The nouns of the club: each may import those after it, as the schema does (a voucher names its reward), never in a circle. */
const nounsFromTop = [
  'voucher',
  'order',
  'brand',
  'favourite',
  'card',
  'reward',
  'plan',
  'partner-account',
  'content',
  'perk',
  'flight',
  'points',
  'member',
  'page',
  'club',
]

/**
 * Who may import whom inside the web app and between the packages' insides (`turbo boundaries` sees packages only).
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'a cycle has no top to read from',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...layersFromTop.slice(1).map((layer, index) => ({
      name: `${layer}-imports-downwards`,
      severity: 'error',
      comment: `${layersFromTop.join(' -> ')}: what stands above ${layer} composes it, never the other way round`,
      from: { path: `${web}/${layer}/`, pathNot: routeTests },
      to: { path: `${web}/(${layersFromTop.slice(0, index + 1).join('|')})/` },
    })),
    ...nounsFromTop.slice(1).map((noun, index) => ({
      name: `${noun}-imports-nouns-below`,
      severity: 'error',
      comment: `${nounsFromTop.join(' -> ')}: a circle of nouns has no top to read from`,
      from: { path: `${web}/domain/${noun}/` },
      to: { path: `${web}/domain/(${nounsFromTop.slice(0, index + 1).join('|')})/` },
    })),
    ...['pages', 'features'].map((layer) => ({
      name: `${layer}-do-not-import-each-other`,
      severity: 'error',
      comment: 'what two of them share is a noun of the club (domain), or nobody’s in particular (platform)',
      from: { path: `${web}/${layer}/([^/]+)/` },
      to: { path: `${web}/${layer}/`, pathNot: `${web}/${layer}/$1/` },
    })),
    {
      name: 'clients-only-in-api',
      severity: 'error',
      comment: 'an operation is called where its noun lives, or in the one feature that needs it',
      from: {
        path: `${web}/`,
        pathNot: `${web}/((features|domain)/[^/]+/api/|domain/content/blocks/.+/adapter\\.ts|platform/|app/prerender/)|${routeTests}`,
      },
      to: { path: '^packages/[^/]+-client/', pathNot: '/runtime/errors\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'model-is-pure',
      severity: 'error',
      comment: 'model holds plain functions: no React, no client, no browser state',
      from: { path: `${web}/(pages|features|domain)/[^/]+/model/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '(^packages/|node_modules/(react|react-dom|react-router-dom|valtio|@tanstack)/)',
        pathNot: addressRule,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'forms-by-platform',
      severity: 'error',
      comment: 'platform/forms ties react-hook-form to the fields of the design system, in one way for all forms',
      from: { path: `${web}/`, pathNot: `${web}/platform/forms/` },
      to: { path: 'node_modules/(react-hook-form|@hookform)/' },
    },
    {
      name: 'no-raw-transport',
      severity: 'error',
      comment: 'features call generated operations only (DCD-02)',
      from: { path: '^apps/web/' },
      to: { path: 'node_modules/(openapi-fetch|@urql/core|urql|contentful)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'app-knows-no-backend',
      severity: 'error',
      comment: 'the app reaches a backend over HTTP; turbo sees it through the test kit, so the ban stands here',
      from: { path: '^(apps/web|packages/design-system)/' },
      to: { path: '^(apps/sandbox|schemas)/' },
    },
    {
      name: 'design-system-knows-no-client',
      severity: 'error',
      comment: 'it takes the words of the schemas from generated types, and no values or calls (DCD-03)',
      from: { path: '^packages/design-system/' },
      to: { path: '^packages/[a-z]+-client/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'host-knows-no-mock',
      severity: 'error',
      comment: 'a club deploys the host alone; it meets the app as built files, and services over HTTP',
      from: { path: '^apps/host/' },
      to: { path: '^(apps/(?!host/)|packages/(?!config/)|schemas/|tests/)' },
    },
    {
      name: 'generated-is-a-leaf',
      severity: 'error',
      comment:
        'generated code knows the runtime of its client and nothing else, but for the list of blocks, which is one of folders',
      from: { path: '/generated/', pathNot: '^apps/web/src/domain/content/blocks/generated/' },
      to: {
        pathNot: '(/generated/|/runtime/|node_modules/|^@graphql-typed-document-node)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'test-kit-only-in-tests',
      severity: 'error',
      comment: 'what helps tests does not ship',
      from: { pathNot: '(\\.(test|e2e|fixtures)\\.tsx?$|^tests/|^packages/test-kit/|^apps/web/test/)' },
      to: { path: '^packages/test-kit/' },
    },
    {
      name: 'tests-are-leaves',
      severity: 'error',
      comment: 'nothing that ships imports a test, an example or a story',
      from: { path: '/src/', pathNot: '\\.(test|stories|examples|fixtures)\\.tsx?$|/testing/|/examples/' },
      to: { path: '\\.(test|stories|fixtures)\\.tsx?$' },
    },
    {
      name: 'tests-do-not-reach-into-the-app',
      severity: 'error',
      comment: 'end-to-end tests see the app through the browser only',
      from: { path: '^tests/' },
      to: { path: '^(apps/web|packages/design-system)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What we build, not what packages ship: rules name those.
    exclude: { path: '^(?!.*node_modules/).*(/dist/|/dist-server/|/paraglide/|\\.turbo/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
