import { expect, test } from 'vitest'
import { diffContract } from '../../src/diff/diff-contract.ts'
import { filesFrom, inShort, restDocument } from './case-sources.ts'
import { restCases } from './rest-cases/rest-cases.ts'

test.each(restCases.map((each) => [each.title, each] as const))('%s', (_, { at, before, after, want }) => {
  const [base, head] = [before, after].map((text) => filesFrom({ 'rest/club.openapi.yaml': restDocument(at, text) }))
  if (base === undefined || head === undefined) throw new Error('A case has two versions')
  expect(diffContract(base, head).map(inShort).sort()).toEqual([...want].sort())
})
