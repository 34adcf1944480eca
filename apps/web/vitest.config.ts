import { vitestProject } from './vitest-project.ts'

/** Tests beside the files that they test: modules, hooks and components. */
export default vitestProject({
  name: 'web',
  include: ['*.test.ts', '{messages,test}/*.test.ts', 'src/**/*.test.{ts,tsx}'],
  exclude: ['**/*.route.test.{ts,tsx}'],
  // A new jsdom and all modules again for each file took eight times as long as the tests themselves.
  isolate: false,
})
