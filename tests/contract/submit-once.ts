import { expect } from 'vitest'
import { type ContractServer, newCaller } from './caller.ts'
import type { ContractOperation } from './operations.ts'
import { firstExampleOf, withAnotherBody } from './requests.ts'

/** Expects that a second call with the key of a first changes nothing and is answered alike, and with another body refused. */
export async function expectDoneOnce(server: ContractServer, operation: ContractOperation): Promise<void> {
  const caller = await newCaller(server, operation)
  const { email } = caller.member
  const request = await caller.ready(firstExampleOf(operation))
  const first = await caller.call(request)
  expect(first.status).toBeLessThan(300)
  const done = await server.control.member(email)
  const { status, body } = await caller.call(request)
  expect({ status, body }, 'the answer to the second call').toEqual({ status: first.status, body: first.body })
  expect(await server.control.member(email), 'what is stored after the second call').toEqual(done)
  const refused = await caller.call(withAnotherBody(operation, request))
  expect([refused.status, refused.body], 'the key with another body').toMatchObject([
    422,
    { code: 'IDEMPOTENCY_KEY_REUSED' },
  ])
  expect(await server.control.member(email), 'what is stored after another body').toEqual(done)
}
