import { type DocumentNode, GraphQLError, type GraphQLSchema, Kind, validate } from 'graphql'

const requirementId = /\b[A-Z]{3}-\d{2,}\b/

/**
 * What is wrong with an operation's file: it holds one operation, named like the file, with a comment above it that says
 * what it is for and which requirements it serves, and it fits the schema.
 */
export function operationProblems(document: DocumentNode, name: string, schema?: GraphQLSchema): GraphQLError[] {
  return [...nameProblems(document, name), ...commentProblems(document), ...(schema ? validate(schema, document) : [])]
}

function nameProblems({ definitions }: DocumentNode, name: string): GraphQLError[] {
  return definitions.flatMap((node, index) => {
    if (node.kind !== Kind.OPERATION_DEFINITION || index > 0)
      return [new GraphQLError(`a file holds one operation and nothing else, here ${name}`, { nodes: node })]
    if (node.name === undefined) return [new GraphQLError(`the operation has no name: ${name}`, { nodes: node })]
    return node.name.value === name
      ? []
      : [new GraphQLError(`the operation must be named like its file: ${name}`, { nodes: node.name })]
  })
}

function commentProblems({ loc }: DocumentNode): GraphQLError[] {
  const text = loc?.source.body ?? ''
  const problem = (message: string) => new GraphQLError(message, { source: loc?.source, positions: [0] })
  if (!text.startsWith('#')) return [problem('a comment above the operation must say what it is for')]
  const comment = text.slice(0, text.search(/^[^#]/m))
  return requirementId.test(comment) ? [] : [problem('the comment must name the requirements, such as FLT-62')]
}
