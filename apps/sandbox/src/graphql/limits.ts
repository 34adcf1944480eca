import { type ASTNode, GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from 'graphql/index.js'

/** A stock client's introspection goes 16 deep, an operation of ours 7. */
const deepest = 20
/** Each search does work of its own. */
const mostFields = 5

/** Refuses documents that ask for more than a client has use for: too deep, or too many root fields at once. */
export const limitDocuments: ValidationRule = (context) => {
  const depths = new Map<SelectionSetNode, number>()
  const open = new Set<SelectionSetNode>()

  function depthOf(set: SelectionSetNode): number {
    const known = depths.get(set)
    if (known !== undefined) return known
    // A fragment inside itself is another rule's to refuse.
    if (open.has(set)) return 0
    open.add(set)
    const depth = Math.max(
      ...set.selections.map((node) => {
        const inner = innerSet(node)
        return (node.kind === Kind.FIELD ? 1 : 0) + (inner === undefined ? 0 : depthOf(inner))
      }),
    )
    open.delete(set)
    depths.set(set, depth)
    return depth
  }

  function fieldsOf(set: SelectionSetNode, seen: ReadonlySet<SelectionSetNode> = new Set()): number {
    if (seen.has(set)) return 0
    return set.selections
      .map((node) => {
        if (node.kind === Kind.FIELD) return 1
        const inner = innerSet(node)
        return inner === undefined ? 0 : fieldsOf(inner, new Set([...seen, set]))
      })
      .reduce((sum, fields) => sum + fields, 0)
  }

  function innerSet(node: ASTNode): SelectionSetNode | undefined {
    if (node.kind === Kind.FRAGMENT_SPREAD) return context.getFragment(node.name.value)?.selectionSet
    return 'selectionSet' in node ? node.selectionSet : undefined
  }

  return {
    OperationDefinition(node) {
      const refuse = (message: string) => context.reportError(new GraphQLError(message, { nodes: node }))
      if (depthOf(node.selectionSet) > deepest) refuse(`An operation may be ${deepest} levels deep at most.`)
      if (fieldsOf(node.selectionSet) > mostFields) refuse(`An operation may ask for ${mostFields} fields at most.`)
    },
  }
}
