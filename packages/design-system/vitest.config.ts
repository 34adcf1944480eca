import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    name: 'design-system',
    // A new jsdom and all modules again for each file would take longer than the tests of most of them.
    isolate: false,
    environment: 'jsdom',
    setupFiles: ['./test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    // react-aria and axe both take their time on a small machine.
    testTimeout: 30_000,
  },
})
