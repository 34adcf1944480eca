import { filesIn, type SchemaSource } from '@clubhouse/schemas/source'
import { expect, test } from 'vitest'
import { checkExamples } from '../../src/check/check-examples.ts'
import { lintOwnRules } from '../../src/check/lint-own-rules.ts'

/** The schemas as they are, but for one replacement in one file; the line at which it was made. */
function changed(file: string, from: string, to: string): { source: SchemaSource; line: number } {
  const files = filesIn()
  const text = files.read(file)
  if (!text.includes(from)) throw new Error(`${file} has no "${from}"`)
  return {
    source: { ...files, read: (path) => (path === file ? text.replace(from, to) : files.read(path)) },
    line: text.slice(0, text.indexOf(from)).split('\n').length,
  }
}

test('the examples of the contract match', async () => {
  const { looked, findings } = await checkExamples().run()
  expect(findings).toEqual([])
  expect(looked).toBeGreaterThan(100)
})

test.each([
  [
    'of a body',
    'rest/referral.openapi.yaml',
    'emailAddress: ada.archer@kestrel.test',
    'emailAddress: ada',
    '/customer/emailAddress',
  ],
  [
    'of an answer',
    'rest/referral.openapi.yaml',
    'counted: { value: { orderIdentifier:',
    'counted: { value: { orderNumber:',
    'orderIdentifier',
  ],
  ['of a parameter', 'rest/shared.yaml', 'example: 12', 'example: 1000', '<= 100'],
  [
    'of a refusal',
    'rest/shared.yaml',
    'value: { code: UNAUTHORIZED, message: Sign in first. }',
    'value: { code: UNAUTHORIZED }',
    'message',
  ],
  [
    'of a message',
    'bridge/messages.schema.json',
    '"challengeMethod": "S256"',
    '"challengeMethod": "plain"',
    '/challengeMethod',
  ],
])('an example %s that does not match is found, with its place', async (_what, file, from, to, words) => {
  const { source } = changed(file, from, to)
  const { findings } = await checkExamples(source).run()
  expect(findings.length).toBeGreaterThan(0)
  for (const finding of findings) {
    expect(finding.message).toContain(words)
    expect(finding.place).toMatch(new RegExp(`^schemas/${file}:\\d+$`))
  }
})

test('a rule that is broken in a part that hosts share is told at its line', async () => {
  const { source, line } = changed(
    'rest/referral.openapi.yaml',
    'operationId: recordReferralOrder',
    'operationId: referral',
  )
  const { findings } = await lintOwnRules(source).run()
  expect(findings.filter(({ subject }) => subject === 'referral operation-id-in-plain-english')).toMatchObject([
    { place: `schemas/rest/referral.openapi.yaml:${line}` },
  ])
})
