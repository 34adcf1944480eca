import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { club } from './club.config.ts'
import { schemaVersions } from './schema-versions.ts'
import { textsInOneModule } from './texts-in-one-module.ts'

/** Returns the configuration of a set of the app's tests: the app's own address and plugins, in a window of jsdom. */
export function vitestProject(test: TestProjectInlineConfiguration['test']) {
  return defineConfig({
    base: `${club.basePath}/`,
    define: { SCHEMA_VERSIONS: JSON.stringify(schemaVersions()) },
    plugins: [textsInOneModule, vanillaExtractPlugin(), react()],
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: `http://localhost:4000${club.basePath}/` } },
      setupFiles: ['test/setup.ts'],
      // Vitest serves from the root; the app under test is where it is when it is built.
      env: { BASE_URL: `${club.basePath}/` },
      testTimeout: 30_000,
      ...test,
    },
  })
}
