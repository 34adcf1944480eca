import { readFileSync } from 'node:fs'
import { configureContentClient } from '@clubhouse/content-client/configure'
import * as content from '@clubhouse/content-client/content'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

interface Model {
  contentTypes: {
    sys: { id: string }
    fields: { id: string; type: string; required: boolean; validations: { in?: string[] }[] }[]
  }[]
}
const model = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@clubhouse/schemas/content/content-model.json')), 'utf8'),
) as Model
const operations = new Map(
  Object.entries(content).flatMap(([name, value]) => (typeof value === 'function' ? [[name, value] as const] : [])),
)

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startTestSandbox()
  configureContentClient({
    url: `${sandbox.origin}/content`,
    space: 'clubhouse',
    environment: 'master',
    token: 'sandbox-delivery-token',
  })
})
afterAll(() => sandbox.close())

describe.each(model.contentTypes.map((type) => [type.sys.id, type] as const))('%s', (id, type) => {
  test.each(content.contentLocales)('is read in %s as the model says [DCD-01] [DCD-04]', async (locale) => {
    const operation = operations.get(id)
    if (operation === undefined) throw new Error(`There is no operation for ${id}`)
    const { fields } = await operation({ locale })
    const values = fields as Record<string, unknown>
    for (const field of type.fields) {
      const value = values[field.id]
      if (field.required) expect(value, `${id}.${field.id}`).toBeDefined()
      if (value === undefined) continue
      expect(value, `${id}.${field.id}`).toSatisfy(isOfType[field.type] ?? (() => false))
      const allowed = field.validations.find((validation) => validation.in !== undefined)?.in
      if (allowed !== undefined) expect(allowed).toContain(value)
    }
    expect(Object.keys(values).filter((name) => !type.fields.some((field) => field.id === name))).toEqual([])
  })
})

test('a page that there is not is said to be missing [CNT-23]', async () => {
  await expect(content.page({ locale: 'en-GB', slug: 'no-such-page' })).rejects.toMatchObject({ kind: 'not_found' })
})

test('content that cannot be read is said to be unavailable, after three attempts [API-07]', async () => {
  await sandbox.control.addFault({ operationId: 'content.terms', status: 500, times: 3 })
  await expect(content.terms({ locale: 'en-GB' })).rejects.toMatchObject({ kind: 'unavailable' })
  expect((await content.terms({ locale: 'en-GB' })).fields.title).not.toBe('')
})

const isText = (value: unknown) => typeof value === 'string'
const isLink = (value: unknown) => typeof value === 'object' && value !== null && 'fields' in value
const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  Symbol: isText,
  Text: isText,
  Boolean: (value) => typeof value === 'boolean',
  RichText: (value) =>
    typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 'document',
  Link: isLink,
  Array: (value) => Array.isArray(value) && value.every(isLink),
}
