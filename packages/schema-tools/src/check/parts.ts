import type { Json, JsonObject } from '@clubhouse/schemas/load-document'

/** Any part of a schema document. */
export type Part = Json | undefined

/** The part as an object; an empty one where it is something else. */
export function asObject(part: unknown): JsonObject {
  return part !== null && typeof part === 'object' && !Array.isArray(part) ? (part as JsonObject) : {}
}

/** The part as a list; an empty one where it is something else. */
export function asArray(part: unknown): Json[] {
  return Array.isArray(part) ? (part as Json[]) : []
}
