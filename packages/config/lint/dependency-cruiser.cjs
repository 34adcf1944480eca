/** Which addresses a link or an image may have: a function without looks, the same for components and for what they are given. */
const addressRule = '^packages/design-system/(exports|src/support)/address\\.ts$'

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
    {
      name: 'features-are-islands',
      severity: 'error',
      comment: 'a page that needs two features is composed in apps/web/src/app/pages',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'app-is-the-top',
      severity: 'error',
      comment: 'app composes features, features stand on platform, never back',
      from: { path: '^apps/web/src/(features|platform)/' },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      comment: 'platform is what features share',
      from: { path: '^apps/web/src/platform/' },
      to: { path: '^apps/web/src/features/' },
    },
    {
      name: 'clients-only-in-api',
      severity: 'error',
      comment: 'only features/*/api and platform call a client; its error kinds and types are free',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/(features/[^/]+/api|platform)/' },
      to: { path: '^packages/[^/]+-client/', pathNot: '/runtime/errors\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'model-is-pure',
      severity: 'error',
      comment: 'model holds plain functions: no React, no client, no browser state',
      from: { path: '^apps/web/src/features/[^/]+/model/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '(^packages/|node_modules/(react|react-dom|react-router-dom|valtio|@tanstack)/)',
        pathNot: addressRule,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-raw-transport',
      severity: 'error',
      comment: 'features call generated operations only (DCD-02)',
      from: { path: '^apps/web/' },
      to: { path: 'node_modules/(openapi-fetch|@urql/core|urql|contentful)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'platform-draws-nothing',
      severity: 'error',
      comment: 'platform hands over data and functions; features and app draw',
      from: { path: '^apps/web/src/platform/' },
      to: { path: '^packages/design-system/', pathNot: addressRule },
    },
    {
      name: 'app-knows-no-backend',
      severity: 'error',
      comment: 'the app reaches a backend over HTTP; turbo sees it through the test kit, so the ban stands here',
      from: { path: '^(apps/web|packages/design-system)/' },
      to: { path: '^(apps/sandbox|schemas)/' },
    },
    {
      name: 'generated-is-a-leaf',
      severity: 'error',
      comment: 'generated code knows the runtime of its client and nothing else',
      from: { path: '/generated/' },
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
    exclude: { path: '(/dist/|/dist-server/|/paraglide/|\\.turbo/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
