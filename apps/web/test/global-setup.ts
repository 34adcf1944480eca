import { startTestSandbox } from '@clubhouse/test-kit/test-sandbox'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the sandbox of this run is. */
    sandboxOrigin: string
  }
}

/** One sandbox for all route tests: each makes its own members. */
export default async function startSandbox(project: TestProject) {
  const sandbox = await startTestSandbox()
  project.provide('sandboxOrigin', sandbox.origin)
  return () => sandbox.close()
}
