import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { schemaVersions } from './schema-versions.ts'

export default defineConfig({
  base: '/kestrel-red/',
  define: { SCHEMA_VERSIONS: JSON.stringify(schemaVersions()) },
  plugins: [vanillaExtractPlugin(), react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:4000/kestrel-red/' } },
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    globalSetup: ['test/global-setup.ts'],
    setupFiles: ['test/setup.ts'],
    // Vitest serves from the root; the app under test is where it is when it is built.
    env: { BASE_URL: '/kestrel-red/' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
