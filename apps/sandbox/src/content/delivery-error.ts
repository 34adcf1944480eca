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
}

export function invalidQuery(message: string, errors?: readonly object[]): DeliveryError {
  return new DeliveryError(400, 'InvalidQuery', message, errors && { errors })
}

export function errorBody(id: string, message: string, requestId: string, details?: unknown) {
  return { sys: { type: 'Error', id }, message, requestId, ...(details !== undefined && { details }) }
}
