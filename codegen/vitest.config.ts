import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'codegen',
    isolate: false,
    include: ['{src,test}/**/*.test.ts'],
    typecheck: { enabled: false },
    // Whole runs load compilers, in the midst of all the other tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
