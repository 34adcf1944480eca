/** A place in a schema file; line and column count from 1. */
export interface SchemaPlace {
  /** From the repository's root. */
  file: string
  line: number
  column: number
}

/** What is wrong with a schema file, and where. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
  readonly place: SchemaPlace
  constructor(message: string, place: SchemaPlace) {
    super(`${place.file}:${place.line}:${place.column} ${message}`)
    this.place = place
  }
}
