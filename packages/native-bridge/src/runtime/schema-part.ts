/** As much of a JSON Schema as the bridge's uses; the guards' generator refuses any other keyword. */
export interface SchemaPart {
  readonly $ref?: string
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly SchemaPart[]
  readonly anyOf?: readonly SchemaPart[]
  readonly type?: string
  readonly properties?: Readonly<Record<string, SchemaPart>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | SchemaPart
  readonly items?: SchemaPart
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly maxProperties?: number
  readonly 'x-assumed'?: boolean
  readonly 'x-requirements'?: readonly string[]
  readonly 'x-direction'?: string
  readonly 'x-answers'?: readonly string[]
  readonly 'x-echoes'?: string
}
