import { type ASTNode, type DocumentNode, GraphQLError, Kind, visit } from 'graphql'

/** Every part of a schema that does not say what it is: types, fields, arguments, enum values and directives. */
export function undescribed(document: DocumentNode): GraphQLError[] {
  const problems: GraphQLError[] = []
  const owners: string[] = []
  visit(document, {
    enter(node) {
      if (!isDescribable(node)) return
      const name = node.kind === Kind.DIRECTIVE_DEFINITION ? `@${node.name.value}` : node.name.value
      owners.push(name)
      if ((node.description?.value ?? '').trim() === '')
        problems.push(new GraphQLError(`${owners.join('.')} has no description`, { nodes: node.name }))
    },
    leave(node) {
      if (isDescribable(node)) owners.pop()
    },
  })
  return problems
}

const describable = [
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.DIRECTIVE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
] as const

type Describable = Extract<ASTNode, { kind: (typeof describable)[number] }>

function isDescribable(node: ASTNode): node is Describable {
  return describable.some((kind) => kind === node.kind)
}
