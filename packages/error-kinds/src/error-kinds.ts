/** The kinds of failure that the rest of the app speaks of (ERR-02 to ERR-13). */
export const errorKinds = [
  'bad_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'not_acceptable',
  'unprocessable_entity',
  'server_error',
  'not_implemented',
  'bad_gateway',
  'connection_error',
  'voucher_unavailable',
  'user_cancelled',
  'unknown',
] as const

export type ErrorKind = (typeof errorKinds)[number]

const kindOfStatus: Readonly<Record<number, ErrorKind>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'not_found',
  406: 'not_acceptable',
  422: 'unprocessable_entity',
  500: 'server_error',
  501: 'not_implemented',
  502: 'bad_gateway',
}

/** The kind that an HTTP status stands for (ERR-02 to ERR-11). */
export function errorKindOf(status: number): ErrorKind {
  return kindOfStatus[status] ?? 'unknown'
}

/** Whether it was not the service that failed but a gateway before it: a repetition may help. */
export function isGatewayFailure({ kind, status }: { kind: ErrorKind; status: number | undefined }): boolean {
  return kind === 'bad_gateway' || status === 503 || status === 504
}

/** A field that the server refused. */
export interface FieldProblem {
  path: string
  message: string
}

/** The fields that a server's answer names as refused; none when it names them in another shape. */
export function fieldProblemsOf(value: unknown): FieldProblem[] {
  return Array.isArray(value) ? value.filter(isFieldProblem) : []
}

function isFieldProblem(value: unknown): value is FieldProblem {
  if (typeof value !== 'object' || value === null) return false
  return 'path' in value && typeof value.path === 'string' && 'message' in value && typeof value.message === 'string'
}
