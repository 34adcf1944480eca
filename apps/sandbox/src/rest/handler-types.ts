/** Types that tie every operation of an openapi-typescript `operations` map to one handler. No runtime code. */
import type { Caller } from './caller.ts'
import type { ClubMember } from './club.ts'

/** What a handler is given of a call: all of it has passed the operation's schema. */
interface Call<Operation> {
  readonly operationId: string
  /** The status of the operation's success. */
  readonly success: number
  readonly path: Parameters<Operation, 'path'>
  readonly query: Parameters<Operation, 'query'>
  readonly header: Parameters<Operation, 'header'>
  readonly body: RequestBody<Operation>
  readonly caller: Caller
  /** The member who calls; an operation that anybody may call declares no 401 and gets none. */
  readonly member: Operation extends { responses: { 401: unknown } } ? ClubMember : undefined
}

/** What a handler returns: the body of the operation's success. It throws a `Problem` for any other answer. */
type Result<Operation> = Operation extends { responses: infer Responses }
  ? JsonOf<Responses[keyof Responses & (200 | 201 | 202 | 204)]>
  : never

export type Handler<Operation> = (call: Call<Operation>) => Result<Operation> | Promise<Result<Operation>>

/** One handler for each operation. */
export type Handlers<Operations> = { readonly [Id in keyof Operations]: Handler<Operations[Id]> }

type Parameters<Operation, Where extends 'path' | 'query' | 'header'> = Operation extends {
  parameters: { [At in Where]?: infer Given }
}
  ? [Exclude<Given, undefined>] extends [never]
    ? Record<never, never>
    : Exclude<Given, undefined>
  : Record<never, never>

type RequestBody<Operation> = Operation extends { requestBody: infer Body }
  ? JsonOf<Body>
  : Operation extends { requestBody?: infer Body }
    ? JsonOf<NonNullable<Body>> | undefined
    : undefined

/** Undefined for a part without a body. */
type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : undefined
