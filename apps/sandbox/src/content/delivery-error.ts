import type { Problem } from '../rest/problem.ts'

/** An answer that is not a success, in the provider's shape. */
export class DeliveryError extends Error {
  readonly status: number
  readonly id: string
  readonly details: unknown

  constructor(status: number, id: string, message: string, details?: unknown) {
    super(message)
    this.status = status
    this.id = id
    this.details = details
  }

  body(requestId: string) {
    const { id, message, details } = this
    return { sys: { type: 'Error', id }, message, requestId, ...(details !== undefined && { details }) }
  }
}

/** Returns a refusal of the sandbox in the provider's words, or its failure. */
export function asDeliveryError({ status, message }: Problem): DeliveryError {
  return status < 500
    ? new DeliveryError(status, 'BadRequest', message)
    : new DeliveryError(500, 'ServerError', 'The content service failed.')
}

export function invalidQuery(message: string, errors?: readonly object[]): DeliveryError {
  return new DeliveryError(400, 'InvalidQuery', message, errors && { errors })
}
