import { expect } from 'vitest'
import { type ContractServer, newCaller } from './caller.ts'
import type { ContractOperation } from './operations.ts'
import { exampleRequestsOf } from './requests.ts'

/** Expects that each request that a document shows is done, each for a member of its own. */
export async function expectExamplesDone(server: ContractServer, operation: ContractOperation): Promise<void> {
  const examples = exampleRequestsOf(operation)
  expect(examples.size).toBeGreaterThan(0)
  for (const [name, example] of examples) {
    const caller = await newCaller(server, operation)
    const { status, body } = await caller.call(await caller.ready(example))
    expect(status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(300)
  }
}
