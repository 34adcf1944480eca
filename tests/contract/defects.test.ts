import { memberHeaders, signIn } from '@clubhouse/test-kit/sign-in'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defects, withDefect } from './defects.ts'
import { contractOperations } from './operations.ts'

let sandbox: TestSandbox
let anyVictim: Readonly<Record<string, string>>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  anyVictim = await newVictim()
})
afterAll(() => sandbox.close())

async function newVictim() {
  const member = await sandbox.control.createMember('gb.empty')
  return memberHeaders(await signIn(sandbox.control, member, { stepUp: true }))
}

describe.each(defects.map((defect) => [defect.what, defect] as const))('a server that %s', (_what, defect) => {
  const concerned = contractOperations.filter(defect.concerns)

  test('has operations in which it can', () => expect(concerned.length).toBeGreaterThan(0))

  test.each(concerned.map((operation) => [operation.id, operation] as const))(
    'is found by the test of %s [DCD-04]',
    async (_id, operation) => {
      // A step-up is good for one submission.
      const victim = operation.stepUp === undefined ? anyVictim : await newVictim()
      await expect(defect.check(withDefect(sandbox, defect, victim), operation)).rejects.toThrow(defect.finds)
    },
  )
})
