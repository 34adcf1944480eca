import type { Json } from '@clubhouse/schemas/load-document'
import type { ContractOperation } from './operations.ts'

export interface SendOptions {
  origin: string
  headers?: Record<string, string>
  /** By name; what is not given comes from the examples, what is `undefined` is left out. */
  parameters?: Readonly<Record<string, string | undefined>>
  body?: Json | undefined
}

/** Sends a request of an operation, filled from its examples. */
export async function send(operation: ContractOperation, { origin, headers = {}, parameters = {}, body }: SendOptions) {
  let path = operation.path
  const query = new URLSearchParams()
  const sent: Record<string, string> = { ...headers }
  const known = new Set(operation.parameters.map(({ name }) => name))
  for (const { name, place, example } of operation.parameters) {
    const value = name in parameters ? parameters[name] : example === undefined ? undefined : String(example)
    if (value === undefined) continue
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
    else if (place === 'query') query.append(name, value)
    else sent[name] = value
  }
  for (const [name, value] of Object.entries(parameters))
    if (!known.has(name) && value !== undefined) query.append(name, value)
  const content = body === undefined ? operation.body?.example : body
  if (content !== undefined) sent['content-type'] = 'application/json'
  const answer = await fetch(`${origin}${operation.base}${path}${query.size === 0 ? '' : `?${query}`}`, {
    method: operation.method,
    headers: sent,
    ...(content === undefined ? {} : { body: JSON.stringify(content) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
}
