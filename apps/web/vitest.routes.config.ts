import { vitestProject } from './vitest-project.ts'

/**
 * Tests of whole routes, with the app against a sandbox. Each file has a window and an app of its own, since session,
 * region and query cache belong to the app as a whole.
 */
export default vitestProject({
  name: 'web routes',
  include: ['src/**/*.route.test.{ts,tsx}'],
  globalSetup: ['test/global-setup.ts'],
  hookTimeout: 60_000,
})
