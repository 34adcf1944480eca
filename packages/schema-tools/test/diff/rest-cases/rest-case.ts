/**
 * What changes in a REST document mean, before and after in the words of the document. `at` says where the text stands:
 * the schema of an answer, of a body or of a parameter, all parameters, a field of an operation a line, its responses, or
 * all paths and components.
 */
export interface RestCase {
  title: string
  at: 'answer' | 'body' | 'query' | 'parameters' | 'operation' | 'responses' | 'document'
  before: string
  after: string
  /** `<class> <side> <rule>`, in no order. */
  want: readonly string[]
  /** Why our verdict is another than that of the independent tool. */
  differs?: string
}

export const unknownValues =
  'The app is built to survive values, shapes and fields that it does not know (`schemas/README.md`).'
export const roomier = 'The app reads the value as before; only its screens have to be looked at.'
export const errors = 'Handling an error that never comes breaks nothing.'
