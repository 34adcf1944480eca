import type { SchemaError } from '@clubhouse/schemas/load-document'

/** Everything that a generator found wrong with its schemas, so that one run names all that is to be mended. */
export class SchemaProblems extends AggregateError {
  constructor(problems: readonly SchemaError[]) {
    super(problems, problems.map(({ message }) => message).join('\n'))
  }
}
