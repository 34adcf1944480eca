import type { FastifyInstance } from 'fastify'

/** Makes a scope take posted forms. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Reads a posted form: a field that is missing, or came twice, is an empty one. */
export function readForm(body: unknown): (name: string) => string {
  const fields: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  return (name) => {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined
    // PostgreSQL stores no NUL, so nobody's address or password has one; left in, it would fail the query.
    return typeof value === 'string' ? value.replaceAll('\0', '') : ''
  }
}
