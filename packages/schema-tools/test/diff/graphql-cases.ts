/** What changes in the GraphQL schema, or in an operation of ours, mean. */
export interface GraphqlCase {
  title: string
  before: string
  after: string
  /** Operations of ours, one text for both versions or one for each. */
  operations?: string | readonly [string, string]
  want: readonly string[]
  differs?: string
}

const bySide =
  'An enum that is only answered is judged as an answer: a value that never comes breaks no code that reads it.'

export const graphqlCases: readonly GraphqlCase[] = [
  {
    title: 'a type comes',
    before: 'type Query { a: Int }',
    after: 'type Query { a: Int } type Leg { from: String }',
    want: ['safe answer type-added'],
  },
  {
    title: 'a type goes',
    before: 'type Query { a: Int } type Leg { from: String }',
    after: 'type Query { a: Int }',
    want: ['breaking answer type-removed'],
  },
  {
    title: 'a type becomes one of another kind',
    before: 'type Query { a: Leg } type Leg { from: String }',
    after: 'type Query { a: Leg } interface Leg { from: String }',
    want: ['breaking answer kind-changed'],
  },
  {
    title: 'a field comes',
    before: 'type Query { a: Int }',
    after: 'type Query { a: Int b: Int }',
    want: ['safe answer field-added'],
  },
  {
    title: 'a field goes',
    before: 'type Query { a: Int b: Int }',
    after: 'type Query { a: Int }',
    want: ['breaking answer field-removed'],
  },
  {
    title: 'a field of an interface goes',
    before: 'type Query { a: Leg } interface Leg { from: String to: String }',
    after: 'type Query { a: Leg } interface Leg { from: String }',
    want: ['breaking answer field-removed'],
  },
  {
    title: 'a field has another type',
    before: 'type Query { a: Int }',
    after: 'type Query { a: String }',
    want: ['breaking answer field-type-changed'],
  },
  {
    title: 'a field becomes a list',
    before: 'type Query { a: Int }',
    after: 'type Query { a: [Int] }',
    want: ['breaking answer field-type-changed'],
  },
  {
    title: 'a field may be null',
    before: 'type Query { a: Int! }',
    after: 'type Query { a: Int }',
    want: ['breaking answer field-became-nullable'],
  },
  {
    title: 'a field is never null',
    before: 'type Query { a: Int }',
    after: 'type Query { a: Int! }',
    want: ['safe answer field-no-longer-nullable'],
  },
  {
    title: 'an item of a list may be null',
    before: 'type Query { a: [Int!]! }',
    after: 'type Query { a: [Int]! }',
    want: ['breaking answer field-became-nullable'],
  },
  {
    title: 'a list is never null but its items may be',
    before: 'type Query { a: [Int!] }',
    after: 'type Query { a: [Int]! }',
    want: ['breaking answer field-type-changed'],
  },
  {
    title: 'a field is deprecated',
    before: 'type Query { a: Int }',
    after: 'type Query { a: Int @deprecated(reason: "Ask for b.") }',
    want: ['safe answer field-deprecated'],
  },
  {
    title: 'a field is described differently',
    before: 'type Query { "One." a: Int }',
    after: 'type Query { "A number." a: Int }',
    want: [],
  },
  {
    title: 'a field takes an argument',
    before: 'type Query { a: Int }',
    after: 'type Query { a(first: Int): Int }',
    want: ['safe request argument-added'],
  },
  {
    title: 'a field must be given an argument',
    before: 'type Query { a: Int }',
    after: 'type Query { a(first: Int!): Int }',
    want: ['breaking request required-argument-added'],
  },
  {
    title: 'a field takes a required argument that has a default',
    before: 'type Query { a: Int }',
    after: 'type Query { a(first: Int! = 1): Int }',
    want: ['safe request argument-added'],
  },
  {
    title: 'a field no longer takes an argument',
    before: 'type Query { a(first: Int): Int }',
    after: 'type Query { a: Int }',
    want: ['breaking request argument-removed'],
  },
  {
    title: 'an argument has another type',
    before: 'type Query { a(first: Int): Int }',
    after: 'type Query { a(first: String): Int }',
    want: ['breaking request argument-type-changed'],
  },
  {
    title: 'an argument becomes required',
    before: 'type Query { a(first: Int): Int }',
    after: 'type Query { a(first: Int!): Int }',
    want: ['breaking request argument-became-required'],
  },
  {
    title: 'an argument becomes optional',
    before: 'type Query { a(first: Int!): Int }',
    after: 'type Query { a(first: Int): Int }',
    want: ['safe request argument-became-optional'],
  },
  {
    title: 'an argument has another default',
    before: 'type Query { a(first: Int = 10): Int }',
    after: 'type Query { a(first: Int = 20): Int }',
    want: ['risky request argument-default-changed'],
  },
  {
    title: 'a required argument loses its default',
    before: 'type Query { a(first: Int! = 10): Int }',
    after: 'type Query { a(first: Int!): Int }',
    want: ['breaking request argument-became-required'],
    differs: 'Whoever left it out is refused from now on; the other tool sees a default that has changed.',
  },
  {
    title: 'an input may hold a new field',
    before: 'type Query { a(i: In): Int } input In { x: Int }',
    after: 'type Query { a(i: In): Int } input In { x: Int y: Int }',
    want: ['safe request input-field-added'],
  },
  {
    title: 'an input may hold a new field with a default',
    before: 'type Query { a(i: In): Int } input In { x: Int }',
    after: 'type Query { a(i: In): Int } input In { x: Int y: Int = 1 }',
    want: ['risky request input-field-added-with-default'],
  },
  {
    title: 'an input must hold a new field',
    before: 'type Query { a(i: In): Int } input In { x: Int }',
    after: 'type Query { a(i: In): Int } input In { x: Int y: Int! }',
    want: ['breaking request required-input-field-added'],
  },
  {
    title: 'an input loses a field',
    before: 'type Query { a(i: In): Int } input In { x: Int y: Int }',
    after: 'type Query { a(i: In): Int } input In { x: Int }',
    want: ['breaking request input-field-removed'],
  },
  {
    title: 'a field of an input has another type',
    before: 'type Query { a(i: In): Int } input In { x: Int }',
    after: 'type Query { a(i: In): Int } input In { x: [Int] }',
    want: ['breaking request input-field-type-changed'],
  },
  {
    title: 'a field of an input becomes required',
    before: 'type Query { a(i: In): Int } input In { x: Int }',
    after: 'type Query { a(i: In): Int } input In { x: Int! }',
    want: ['breaking request input-field-became-required'],
  },
  {
    title: 'a field of an input becomes optional',
    before: 'type Query { a(i: In): Int } input In { x: Int! }',
    after: 'type Query { a(i: In): Int } input In { x: Int }',
    want: ['safe request input-field-became-optional'],
  },
  {
    title: 'a field of an input has another default',
    before: 'type Query { a(i: In): Int } input In { x: Int = 0 }',
    after: 'type Query { a(i: In): Int } input In { x: Int = 1 }',
    want: ['risky request input-field-default-changed'],
  },
  {
    title: 'an answered enum has a new value',
    before: 'type Query { a: Cabin } enum Cabin { ECONOMY }',
    after: 'type Query { a: Cabin } enum Cabin { ECONOMY FIRST }',
    want: ['risky answer read-enum-value-added'],
  },
  {
    title: 'an answered enum loses a value',
    before: 'type Query { a: Cabin } enum Cabin { ECONOMY FIRST }',
    after: 'type Query { a: Cabin } enum Cabin { ECONOMY }',
    want: ['safe answer read-enum-value-removed'],
    differs: bySide,
  },
  {
    title: 'a sent enum has a new value',
    before: 'type Query { a(c: Cabin): Int } enum Cabin { ECONOMY }',
    after: 'type Query { a(c: Cabin): Int } enum Cabin { ECONOMY FIRST }',
    want: ['safe request sent-enum-value-added'],
  },
  {
    title: 'a sent enum loses a value',
    before: 'type Query { a(c: Cabin): Int } enum Cabin { ECONOMY FIRST }',
    after: 'type Query { a(c: Cabin): Int } enum Cabin { ECONOMY }',
    want: ['breaking request sent-enum-value-removed'],
  },
  {
    title: 'an enum that is sent and answered loses a value',
    before: 'type Query { a(c: Cabin): Cabin } enum Cabin { ECONOMY FIRST }',
    after: 'type Query { a(c: Cabin): Cabin } enum Cabin { ECONOMY }',
    want: ['breaking request sent-enum-value-removed'],
  },
  {
    title: 'a value is deprecated',
    before: 'type Query { a: Cabin } enum Cabin { ECONOMY FIRST }',
    after: 'type Query { a: Cabin } enum Cabin { ECONOMY FIRST @deprecated }',
    want: ['safe answer enum-value-deprecated'],
  },
  {
    title: 'a union has a new member',
    before: 'type Query { a: U } union U = A type A { x: Int } type B { x: Int }',
    after: 'type Query { a: U } union U = A | B type A { x: Int } type B { x: Int }',
    want: ['risky answer union-member-added'],
  },
  {
    title: 'a union loses a member',
    before: 'type Query { a: U } union U = A | B type A { x: Int } type B { x: Int }',
    after: 'type Query { a: U } union U = A type A { x: Int } type B { x: Int }',
    want: ['breaking answer union-member-removed'],
  },
  {
    title: 'a type has a new interface',
    before: 'type Query { a: I } interface I { x: Int } type A { x: Int }',
    after: 'type Query { a: I } interface I { x: Int } type A implements I { x: Int }',
    want: ['risky answer interface-added'],
  },
  {
    title: 'a type loses an interface',
    before: 'type Query { a: I } interface I { x: Int } type A implements I { x: Int }',
    after: 'type Query { a: I } interface I { x: Int } type A { x: Int }',
    want: ['breaking answer interface-removed'],
  },
  {
    title: 'a directive comes',
    before: 'type Query { a: Int }',
    after: 'directive @cached on FIELD type Query { a: Int }',
    want: ['safe request directive-added'],
  },
  {
    title: 'a directive goes',
    before: 'directive @cached on FIELD type Query { a: Int }',
    after: 'type Query { a: Int }',
    want: ['breaking request directive-removed'],
  },
  {
    title: 'a directive may stand on fewer and on other parts',
    before: 'directive @cached on FIELD | QUERY type Query { a: Int }',
    after: 'directive @cached on FIELD | MUTATION type Query { a: Int }',
    want: ['breaking request directive-location-removed', 'safe request directive-location-added'],
  },
  {
    title: 'a directive must be given an argument',
    before: 'directive @cached on FIELD type Query { a: Int }',
    after: 'directive @cached(for: Int!) on FIELD type Query { a: Int }',
    want: ['breaking request required-argument-added'],
  },
  {
    title: 'queries begin at another type',
    before: 'schema { query: A } type A { a: Int } type B { b: Int }',
    after: 'schema { query: B } type A { a: Int } type B { b: Int }',
    want: ['breaking request root-type-changed'],
  },
  {
    title: 'an argument and a field of an input are deprecated',
    before: 'type Query { a(x: Int, i: In): Int } input In { y: Int }',
    after: 'type Query { a(x: Int @deprecated, i: In): Int } input In { y: Int @deprecated }',
    want: ['safe request argument-deprecated', 'safe request input-field-deprecated'],
  },
  {
    title: 'a scalar comes',
    before: 'type Query { a: Int }',
    after: 'scalar Date type Query { a: Int }',
    want: ['safe answer type-added'],
  },
  // Operations of ours, which no other tool compares.
  {
    title: 'an operation comes',
    before: 'type Query { a: Int }',
    after: 'type Query { a: Int }',
    operations: ['', 'query GetA { a }'],
    want: ['safe request operation-added'],
  },
  {
    title: 'an operation goes',
    before: 'type Query { a: Int }',
    after: 'type Query { a: Int }',
    operations: ['query GetA { a }', ''],
    want: ['breaking request operation-removed'],
  },
  {
    title: 'an operation selects more and less',
    before: 'type Query { a: Int b: Int }',
    after: 'type Query { a: Int b: Int }',
    operations: ['query GetA { a }', 'query GetA { b }'],
    want: ['breaking answer selection-removed', 'safe answer selection-added'],
  },
  {
    title: 'a fragment in the place of its fields is the same',
    before: 'type Query { a: Leg } type Leg { from: String }',
    after: 'type Query { a: Leg } type Leg { from: String }',
    operations: ['query GetA { a { from } }', 'query GetA { a { ...LegParts } } fragment LegParts on Leg { from }'],
    want: [],
  },
  {
    title: 'a call must pass a new variable',
    before: 'type Query { a(x: Int): Int }',
    after: 'type Query { a(x: Int): Int }',
    operations: ['query GetA { a }', 'query GetA($x: Int!) { a(x: $x) }'],
    want: ['breaking request required-variable-added'],
  },
  {
    title: 'a call may pass a new variable',
    before: 'type Query { a(x: Int): Int }',
    after: 'type Query { a(x: Int): Int }',
    operations: ['query GetA { a }', 'query GetA($x: Int) { a(x: $x) }'],
    want: ['safe request variable-added'],
  },
  {
    title: 'a call no longer passes a variable',
    before: 'type Query { a(x: Int): Int }',
    after: 'type Query { a(x: Int): Int }',
    operations: ['query GetA($x: Int) { a(x: $x) }', 'query GetA { a }'],
    want: ['breaking request variable-removed'],
  },
  {
    title: 'a variable becomes required, another becomes optional, a third has another type',
    before: 'type Query { a(x: Int, y: Int, z: Int): Int }',
    after: 'type Query { a(x: Int, y: Int, z: Int): Int }',
    operations: [
      'query GetA($x: Int, $y: Int!, $z: Int) { a(x: $x, y: $y, z: $z) }',
      'query GetA($x: Int!, $y: Int, $z: [Int]) { a(x: $x, y: $y, z: $z) }',
    ],
    want: [
      'breaking request variable-became-required',
      'safe request variable-became-optional',
      'breaking request variable-type-changed',
    ],
  },
]
