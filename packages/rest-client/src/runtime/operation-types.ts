/** What the types of openapi-typescript say of one operation, in the shape that callers use. */

type ParametersIn<Operation, Place extends 'path' | 'query' | 'header'> = Operation extends {
  parameters: infer Parameters
}
  ? Place extends keyof Parameters
    ? NonNullable<Parameters[Place]>
    : never
  : never

type OrNothing<T> = [T] extends [never] ? unknown : T

type Flat<T> = { [Key in keyof T]: T[Key] }

/** The region may be left out: the client then says the current one. */
type WithDefaultRegion<T> = T extends { viewingRegion: infer Region }
  ? Omit<T, 'viewingRegion'> & { viewingRegion?: Region }
  : T

/** Headers that the caller may say (API-03); the idempotency key is given apart. */
type OwnHeaders<T> = [T] extends [never] ? unknown : Omit<T, 'Idempotency-Key'>

type AllParameters<Operation> = Flat<
  OrNothing<ParametersIn<Operation, 'path'>> &
    OrNothing<WithDefaultRegion<ParametersIn<Operation, 'query'>>> &
    OwnHeaders<ParametersIn<Operation, 'header'>>
>

/** An empty object type takes any field; this one takes none. */
type ClosedIfEmpty<T> = [keyof T] extends [never] ? Record<string, never> : T

/** Path, query and header parameters of an operation, by name. */
export type ParametersOf<Operation> = ClosedIfEmpty<AllParameters<Operation>>

/** What is asked of a list that is read page by page: the page is the client's to say. Never for what has no pages. */
export type PageParametersOf<Operation> = 'offset' extends keyof AllParameters<Operation>
  ? ClosedIfEmpty<Omit<AllParameters<Operation>, 'offset'>>
  : never

type JsonOf<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined

/** The data of an operation's success. */
export type DataOf<Operation> = Operation extends { responses: infer Responses }
  ? JsonOf<Responses[Extract<keyof Responses, 200 | 201 | 202 | 204>]>
  : never

/** The body an operation takes, with `undefined` when it may be left out; `undefined` alone when it takes none. */
export type BodyOf<Operation> = Operation extends { requestBody: infer Body }
  ? JsonOf<Body>
  : Operation extends { requestBody?: infer Body }
    ? JsonOf<NonNullable<Body>> | undefined
    : undefined

/** The paths of a document that have an operation for a method. */
export type PathsWith<Paths, Method extends string> = {
  [Path in keyof Paths]: Method extends keyof Paths[Path]
    ? NonNullable<Paths[Path][Method]> extends { responses: unknown }
      ? Path
      : never
    : never
}[keyof Paths] &
  string

/** The operation at a path. */
export type OperationAt<Paths, Path, Method extends string> = Path extends keyof Paths
  ? Method extends keyof Paths[Path]
    ? NonNullable<Paths[Path][Method]>
    : never
  : never

/** Arguments: none are needed when every parameter is optional. */
export type ParameterArguments<Parameters> =
  Record<never, never> extends Parameters ? [parameters?: Parameters] : [parameters: Parameters]

/** The key of a submission: required of the calls that the server does once per key, and taken by no other. */
type KeyOf<Headers> = [Headers] extends [never]
  ? { idempotencyKey?: undefined }
  : Headers extends { 'Idempotency-Key': string }
    ? {
        /** Makes the call safe to repeat; one per submission of the member. */
        idempotencyKey: string
      }
    : { idempotencyKey?: undefined }

/** What a mutation takes. */
export type MutationInput<Operation> = (Record<never, never> extends ParametersOf<Operation>
  ? { parameters?: ParametersOf<Operation> }
  : { parameters: ParametersOf<Operation> }) &
  (undefined extends BodyOf<Operation> ? { body?: BodyOf<Operation> } : { body: BodyOf<Operation> }) &
  KeyOf<ParametersIn<Operation, 'header'>> & {
    /** The caller repeats it itself, so that it hears of every attempt. */
    isRepeatedByCaller?: boolean | undefined
    /** For whom it is sent: it is not when another member is signed in by now. */
    memberId?: string | undefined
    /** Sends it with the tokens of a step-up, after a 406 (STP-07). */
    stepUp?: boolean | undefined
  }
