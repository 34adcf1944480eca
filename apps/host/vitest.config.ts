import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'host',
    // The modules keep nothing between tests.
    isolate: false,
    include: ['src/**/*.test.ts'],
  },
})
