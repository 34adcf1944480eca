import { expect, test } from 'vitest'
import { schemaErrors } from '#platform/forms/form-errors.ts'
import { type FaultFields, faultSchema } from './fault.schema.ts'

const fields: FaultFields = { operationId: 'getProfile', effect: '500', times: '2', member: '' }

test.each<[Partial<FaultFields>, object]>([
  [{}, { operationId: 'getProfile', times: 2, status: 500 }],
  [{ effect: 'slow' }, { operationId: 'getProfile', times: 2, delayMs: 5_000 }],
  [{ effect: 'drop-after' }, { operationId: 'getProfile', times: 2, drop: 'after' }],
  [{ member: ' a@b.test ' }, { operationId: 'getProfile', times: 2, status: 500, member: 'a@b.test' }],
])('the fields %j ask for the fault %j', (change, fault) => {
  expect(faultSchema.parse({ ...fields, ...change })).toEqual(fault)
})

test.each<[Partial<FaultFields>, readonly string[]]>([
  [{}, []],
  [{ operationId: '' }, ['operationId']],
  [{ times: '0' }, ['times']],
  [{ times: '1.5' }, ['times']],
  [{ operationId: '', times: 'x' }, ['operationId', 'times']],
])('with %j, the wrong fields are %j', (change, wrong) => {
  expect(Object.keys(schemaErrors(faultSchema.safeParse({ ...fields, ...change })))).toEqual(wrong)
})
