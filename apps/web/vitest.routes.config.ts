import { vitestProject } from './vitest-project.ts'

/**
 * Tests of whole routes, with the app against a sandbox. A new process, jsdom and all packages again for each file took as
 * long as its tests. The setup gives each file an app of its own.
 */
export default vitestProject({
  name: 'web routes',
  include: ['src/**/*.route.test.{ts,tsx}'],
  globalSetup: ['test/global-setup.ts'],
  hookTimeout: 60_000,
  isolate: false,
  setupFiles: ['test/setup-routes.ts'],
})
