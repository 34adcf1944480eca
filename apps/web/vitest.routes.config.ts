import { vitestProject } from './vitest-project.ts'

/**
 * Tests of whole routes, with the app against a sandbox. Each file has an app of its own, since session, region and query
 * cache belong to the app as a whole; the process, its window and its packages serve all files of a worker.
 */
export default vitestProject({
  name: 'web routes',
  include: ['src/**/*.route.test.{ts,tsx}'],
  setupFiles: ['test/fresh-app.ts', 'test/setup.ts', 'test/tell-failures.ts'],
  // What a page showed is read before it goes: hooks run in the reverse of this order.
  sequence: { setupFiles: 'list' },
  isolate: false,
  globalSetup: ['test/global-setup.ts'],
  hookTimeout: 60_000,
})
