import { availableParallelism } from 'node:os'
import { startTestSandbox } from '@clubhouse/test-kit/test-sandbox'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the sandboxes of this run are, one for each worker. */
    sandboxOrigins: readonly string[]
  }
}

/** Starts a sandbox for each worker: tests make their own members, but a fault or a flag can be for all that call it. */
export default async function startSandboxes(project: TestProject) {
  const workers = project.config.maxWorkers ?? project.vitest.config.maxWorkers ?? availableParallelism()
  const sandboxes = await Promise.all(Array.from({ length: workers }, () => startTestSandbox()))
  project.provide(
    'sandboxOrigins',
    sandboxes.map(({ origin }) => origin),
  )
  return () => Promise.all(sandboxes.map((sandbox) => sandbox.close()))
}
