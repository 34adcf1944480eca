/** An answer that is not a success, in the provider's shape. */
export class DeliveryError extends Error {
  readonly status: number
  readonly id: string

  constructor(status: number, id: string, message: string) {
    super(message)
    this.status = status
    this.id = id
  }
}

export function invalidQuery(message: string): DeliveryError {
  return new DeliveryError(400, 'InvalidQuery', message)
}

export function errorBody(id: string, message: string, requestId: string) {
  return { sys: { type: 'Error', id }, message, requestId }
}
