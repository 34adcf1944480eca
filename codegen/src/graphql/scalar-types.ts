import {
  type DocumentNode,
  GraphQLError,
  type GraphQLScalarType,
  type GraphQLSchema,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  type ScalarTypeDefinitionNode,
  valueFromASTUntyped,
} from 'graphql'

/** Scalars whose text has a shape that TypeScript can tell from any other text. */
const shapes: Readonly<Record<string, string>> = {
  Amount: '`${number}.${number}`',
  Date: '`${number}-${number}-${number}`',
  DateTime: '`${number}-${number}-${number}T${string}`',
  Duration: '`PT${string}`',
}

/** The TypeScript type of each scalar: its values if the schema lists them, else its shape, else any text. */
export function scalarTypes(schema: GraphQLSchema): Record<string, string> {
  const own = Object.values(schema.getTypeMap())
    .filter(isScalarType)
    .filter((type) => !isSpecifiedScalarType(type))
  return {
    ID: 'string',
    ...Object.fromEntries(own.map((type) => [type.name, typeOf(type)])),
  }
}

/** Every scalar that would take any text at all. */
export function looseScalars({ definitions }: DocumentNode): GraphQLError[] {
  return definitions
    .filter((node) => node.kind === Kind.SCALAR_TYPE_DEFINITION)
    .filter((node) => textArgument(node, 'values') === undefined && textArgument(node, 'pattern') === undefined)
    .map(({ name }) => {
      const message = `${name.value} must say what its text is: @text(values: …) or @text(pattern: …)`
      return new GraphQLError(message, { nodes: name })
    })
}

function typeOf({ name, astNode }: GraphQLScalarType): string {
  const texts = astNode && textArgument(astNode, 'values')
  if (Array.isArray(texts)) return texts.map((text) => `'${String(text)}'`).join(' | ')
  return shapes[name] ?? 'string'
}

function textArgument(scalar: ScalarTypeDefinitionNode, argument: 'values' | 'pattern'): unknown {
  const found = scalar.directives
    ?.find(({ name }) => name.value === 'text')
    ?.arguments?.find(({ name }) => name.value === argument)
  return found && valueFromASTUntyped(found.value)
}
