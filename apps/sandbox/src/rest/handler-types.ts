/** Types that tie every operation of an openapi-typescript `operations` map to one handler. No runtime code. */
import type { Caller } from './caller.ts'

/** What a handler is given of a call: all of it has passed the operation's schema. */
interface Call<Operation> {
  readonly path: Parameters<Operation, 'path'>
  readonly query: Parameters<Operation, 'query'>
  readonly header: Parameters<Operation, 'header'>
  readonly body: RequestBody<Operation>
  readonly caller: Caller
}

/** What a handler may answer: one of the statuses that the document declares, with that status's body. */
type Result<Operation> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: JsonOf<Responses[Status]> extends infer Body
        ? [Body] extends [never]
          ? { status: Status; body?: undefined; headers?: Record<string, string> }
          : { status: Status; body: Body; headers?: Record<string, string> }
        : never
    }[keyof Responses]
  : never

export type Handler<Operation> = (call: Call<Operation>) => Result<Operation> | Promise<Result<Operation>>

/** One handler for each operation. */
export type Handlers<Operations> = { readonly [Id in keyof Operations]: Handler<Operations[Id]> }

/** Refuses a map that lacks an operation, answers one wrongly, or has one that the document does not know. */
export function defineHandlers<Operations>() {
  return <Given extends Handlers<Operations>>(
    handlers: Given & { [Unknown in Exclude<keyof Given, keyof Operations>]: never },
  ): Handlers<Operations> => handlers
}

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

type JsonOf<Part> = Part extends { content: { 'application/json': infer Json } } ? Json : never
