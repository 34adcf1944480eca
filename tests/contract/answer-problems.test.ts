import { describe, expect, test } from 'vitest'
import { problemsOf } from './answer-problems.ts'
import { contractOperations, documents, type JsonObject } from './operations.ts'
import { exampleRepliesOf } from './replies.ts'

const unknownField = 'internalNote'

/** The names of fields that may hold anything, such as the text of a legal document. */
const freeForm = new Set<string>()
for (const document of documents.values())
  JSON.stringify(document, (name, value: unknown) => {
    if ((value as JsonObject | null)?.['additionalProperties'] === true) freeForm.add(name)
    return value
  })

describe.each(contractOperations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const replies = exampleRepliesOf(operation)

  test('may be answered as its document shows', () => {
    expect(replies.length).toBeGreaterThan(0)
    for (const reply of replies) expect(problemsOf(operation, reply)).toEqual([])
  })

  test('may be answered with no field that its document does not name, at any depth [DCD-04]', () => {
    for (const reply of replies)
      for (const body of withField(reply.body))
        expect(problemsOf(operation, { ...reply, body }).join(), JSON.stringify(body)).toContain(unknownField)
  })

  test('may not be answered without the headers that its document demands', () => {
    for (const reply of replies) {
      const demanded = (operation.answers.get(reply.status)?.headers ?? []).filter(({ isRequired }) => isRequired)
      expect(demanded.length, `${reply.status}`).toBeGreaterThan(0)
      for (const { name } of demanded) {
        const headers = new Headers(reply.headers)
        headers.delete(name)
        expect(problemsOf(operation, { ...reply, headers })).toEqual([
          `the header ${name} of ${reply.status} is not there`,
        ])
        headers.set(name, 'public, max-age=60')
        expect(problemsOf(operation, { ...reply, headers }).join()).toContain(`the header ${name} of ${reply.status}`)
      }
    }
  })

  test('may be answered with no status, type and code but those of its document', () => {
    for (const reply of replies) {
      expect(problemsOf(operation, { ...reply, status: 418 }).join()).toContain('may not answer 418')
      if (reply.body === undefined) {
        expect(problemsOf(operation, { ...reply, body: {} })).toEqual([`${reply.status} must have no body`])
        continue
      }
      const headers = new Headers(reply.headers)
      headers.set('content-type', 'text/html')
      expect(problemsOf(operation, { ...reply, headers }).join()).toContain('text/html')
      if (reply.status < 400) continue
      const body = { ...reply.body, code: 'UNHEARD_OF' }
      expect(problemsOf(operation, { ...reply, body }).join()).toContain('the code UNHEARD_OF')
    }
  })
})

/** The value with one field more in one of its objects, once for each object. */
function withField(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const items: unknown[] = value
    return items.flatMap((item, index) => withField(item).map((changed) => items.with(index, changed)))
  }
  if (typeof value !== 'object' || value === null) return []
  const deeper = Object.entries(value)
    .filter(([name]) => !freeForm.has(name))
    .flatMap(([name, part]) => withField(part).map((changed) => ({ ...value, [name]: changed })))
  return [{ ...value, [unknownField]: { for: 'staff' } }, ...deeper]
}
