import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/**
 * What an operation uses of the schema: types (`CabinLeg`), fields (`CabinLeg.seatPitch`), arguments
 * (`Query.cabinDetails.offerId`) and all that its variables hold; and what it selects, by path (`cabinDetails.legs`).
 */
export function coordinatesOf(schema: GraphQLSchema, document: DocumentNode, node: OperationDefinitionNode) {
  const fragments = new Map(
    document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  )
  const uses = new Set<string>()
  const add = (root: OperationDefinitionNode | FragmentDefinitionNode) => {
    const info = new TypeInfo(schema)
    visit(
      root,
      visitWithTypeInfo(info, {
        Field(field) {
          const parent = info.getParentType()
          const type = info.getType()
          if (parent) uses.add(parent.name).add(`${parent.name}.${field.name.value}`)
          if (type) uses.add(getNamedType(type).name)
        },
        Argument(argument) {
          const parent = info.getParentType()
          const field = info.getFieldDef()
          if (parent && field) uses.add(`${parent.name}.${field.name}.${argument.name.value}`)
        },
        VariableDefinition(variable) {
          const type = typeFromAST(schema, variable.type)
          if (isInputType(type)) addInput(type, uses)
        },
        InlineFragment() {
          const type = info.getType()
          if (type) uses.add(getNamedType(type).name)
        },
        FragmentSpread(spread) {
          const fragment = fragments.get(spread.name.value)
          if (fragment && !uses.has(`...${spread.name.value}`)) {
            uses.add(`...${spread.name.value}`)
            add(fragment)
          }
        },
        Directive(directive) {
          uses.add(`@${directive.name.value}`)
        },
      }),
    )
  }
  add(node)
  const selects = new Map<string, ASTNode>()
  addSelections(node.selectionSet, '', fragments, selects)
  return { uses, selects }
}

function addInput(type: GraphQLInputType, uses: Set<string>): void {
  const named = getNamedType(type)
  if (uses.has(named.name)) return
  uses.add(named.name)
  if (isEnumType(named)) for (const value of named.getValues()) uses.add(`${named.name}.${value.name}`)
  if (!isInputObjectType(named)) return
  for (const field of Object.values(named.getFields())) {
    uses.add(`${named.name}.${field.name}`)
    addInput(field.type, uses)
  }
}

function addSelections(
  { selections }: SelectionSetNode,
  above: string,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  selects: Map<string, ASTNode>,
): void {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) {
      const path = `${above}${(selection.alias ?? selection.name).value}`
      selects.set(path, selection)
      if (selection.selectionSet) addSelections(selection.selectionSet, `${path}.`, fragments, selects)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      addSelections(selection.selectionSet, above, fragments, selects)
    } else {
      const fragment = fragments.get(selection.name.value)
      if (fragment) addSelections(fragment.selectionSet, above, fragments, selects)
    }
  }
}
