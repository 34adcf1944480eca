import { type RestCase, unknownValues, roomier } from './rest-case.ts'

export const textsCases: readonly RestCase[] = [
  // Patterns and formats.
  {
    title: 'a text of a body must match a pattern',
    at: 'body',
    before: '{ type: string }',
    after: "{ type: string, pattern: '^[A-Z]+$' }",
    want: ['breaking request request-pattern-added'],
  },
  {
    title: 'a text of a body must match another pattern',
    at: 'body',
    before: "{ type: string, pattern: '^[a-z]+$' }",
    after: "{ type: string, pattern: '^[A-Z]+$' }",
    want: ['breaking request request-pattern-changed'],
  },
  {
    title: 'a text of an answer matches another pattern',
    at: 'answer',
    before: "{ type: string, pattern: '^[a-z]+$' }",
    after: "{ type: string, pattern: '^[A-Z]+$' }",
    want: ['risky answer answer-pattern-changed'],
    differs: roomier,
  },
  {
    title: 'a text of an answer need not match a pattern',
    at: 'answer',
    before: "{ type: string, pattern: '^[a-z]+$' }",
    after: '{ type: string }',
    want: ['risky answer answer-pattern-removed'],
    differs: roomier,
  },
  {
    title: 'a text of a body has a format',
    at: 'body',
    before: '{ type: string }',
    after: '{ type: string, format: email }',
    want: ['breaking request request-format-added'],
  },
  {
    title: 'a date of an answer becomes a time',
    at: 'answer',
    before: '{ type: string, format: date }',
    after: '{ type: string, format: date-time }',
    want: ['breaking answer answer-format-changed'],
  },
  {
    title: 'a date of an answer becomes any text',
    at: 'answer',
    before: '{ type: string, format: date }',
    after: '{ type: string }',
    want: ['breaking answer answer-format-removed'],
  },
  {
    title: 'a date of a body may be any text',
    at: 'body',
    before: '{ type: string, format: date }',
    after: '{ type: string }',
    want: ['safe request request-format-removed'],
  },
  {
    title: 'what a left-out field means is another',
    at: 'body',
    before: '{ type: object, properties: { page: { type: integer, default: 10 } } }',
    after: '{ type: object, properties: { page: { type: integer, default: 20 } } }',
    want: ['risky request request-default-changed'],
  },
  {
    title: 'a condition of a body is another',
    at: 'body',
    before: '{ not: { type: string } }',
    after: '{ not: { type: integer } }',
    want: ['breaking request request-condition-changed'],
  },
  // Unions.
  {
    title: 'an answer has a new shape',
    at: 'answer',
    before: '{ oneOf: [{ type: array, items: { type: string } }] }',
    after: '{ oneOf: [{ type: array, items: { type: string } }, { type: object }] }',
    want: ['risky answer answer-union-member-added'],
    differs: unknownValues,
  },
  {
    title: 'an answer with one shape has a second',
    at: 'answer',
    before: '{ type: array, items: { type: string } }',
    after: '{ oneOf: [{ type: array, items: { type: string } }, { type: object }] }',
    want: ['risky answer answer-union-member-added'],
    differs: unknownValues,
  },
  {
    title: 'an answer loses a shape',
    at: 'answer',
    before: '{ oneOf: [{ type: string }, { type: integer }] }',
    after: '{ oneOf: [{ type: string }] }',
    want: ['safe answer answer-union-member-removed'],
  },
  {
    title: 'a body takes a new shape',
    at: 'body',
    before: '{ anyOf: [{ type: string }] }',
    after: '{ anyOf: [{ type: string }, { type: integer }] }',
    want: ['safe request request-union-member-added'],
  },
  {
    title: 'a body no longer takes a shape',
    at: 'body',
    before: '{ oneOf: [{ type: string }, { type: integer }] }',
    after: '{ oneOf: [{ type: string }] }',
    want: ['breaking request request-union-member-removed'],
  },
  {
    title: 'a field of one shape of an answer goes',
    at: 'answer',
    before:
      '{ oneOf: [{ type: object, required: [kind], properties: { kind: { const: card }, code: { type: string } } }, { type: object, required: [kind], properties: { kind: { const: link } } }] }',
    after:
      '{ oneOf: [{ type: object, required: [kind], properties: { kind: { const: link } } }, { type: object, required: [kind], properties: { kind: { const: card } } }] }',
    want: ['breaking answer answer-property-removed'],
  },
  {
    title: 'the shapes of an answer are told apart by another field',
    at: 'answer',
    before:
      '{ discriminator: { propertyName: kind }, oneOf: [{ type: object, properties: { kind: { const: card }, type: { const: card } } }] }',
    after:
      '{ discriminator: { propertyName: type }, oneOf: [{ type: object, properties: { kind: { const: card }, type: { const: card } } }] }',
    want: ['breaking answer answer-discriminator-changed'],
    differs: 'Code that looks at the old field takes the wrong branch; the other tool does not look at it.',
  },
  {
    title: 'a schema is written as the sum of its parts',
    at: 'answer',
    before: '{ type: object, required: [id], properties: { id: { type: string }, code: { type: string } } }',
    after:
      '{ allOf: [{ type: object, required: [id], properties: { id: { type: string } } }, { type: object, properties: { code: { type: string } } }] }',
    want: [],
    differs: 'Both say the same; the other tool compares the text of the schema.',
  },
  {
    title: 'a schema gets a name',
    at: 'document',
    before: `
paths:
  /orders:
    get:
      operationId: listOrders
      responses: { '200': { description: Yes., content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } } }`,
    after: `
paths:
  /orders:
    get:
      operationId: listOrders
      responses: { '200': { description: Yes., content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } } }
components:
  schemas:
    Order: { type: object, properties: { id: { type: string } } }`,
    want: [],
  },
  {
    title: 'a named schema that contains itself loses a field',
    at: 'document',
    before: `
paths:
  /menu:
    get:
      operationId: getMenu
      responses: { '200': { description: Yes., content: { application/json: { schema: { $ref: '#/components/schemas/Menu' } } } } }
components:
  schemas:
    Menu: { type: object, properties: { title: { type: string }, below: { type: array, items: { $ref: '#/components/schemas/Menu' } } } }`,
    after: `
paths:
  /menu:
    get:
      operationId: getMenu
      responses: { '200': { description: Yes., content: { application/json: { schema: { $ref: '#/components/schemas/Menu' } } } } }
components:
  schemas:
    Menu: { type: object, properties: { below: { type: array, items: { $ref: '#/components/schemas/Menu' } } } }`,
    want: ['breaking answer answer-property-removed'],
  },
  {
    title: 'a text of an answer matches a pattern',
    at: 'answer',
    before: '{ type: string }',
    after: "{ type: string, pattern: '^[A-Z]+$' }",
    want: ['safe answer answer-pattern-added'],
  },
  {
    title: 'a text of a body need not match a pattern',
    at: 'body',
    before: "{ type: string, pattern: '^[A-Z]+$' }",
    after: '{ type: string }',
    want: ['safe request request-pattern-removed'],
  },
  {
    title: 'a text of an answer has a format',
    at: 'answer',
    before: '{ type: string }',
    after: '{ type: string, format: date }',
    want: ['safe answer answer-format-added'],
  },
  {
    title: 'a date of a body becomes a time',
    at: 'body',
    before: '{ type: string, format: date }',
    after: '{ type: string, format: date-time }',
    want: ['breaking request request-format-changed'],
  },
  {
    title: 'what the absence of a field means is another',
    at: 'answer',
    before: '{ type: object, properties: { unit: { type: string, default: points } } }',
    after: '{ type: object, properties: { unit: { type: string, default: miles } } }',
    want: ['risky answer answer-default-changed'],
  },
  {
    title: 'a condition of an answer is another',
    at: 'answer',
    before: '{ not: { type: string } }',
    after: '{ not: { type: integer } }',
    want: ['breaking answer answer-condition-changed'],
  },
  {
    title: 'the shapes of a body are told apart by another field',
    at: 'body',
    before:
      '{ discriminator: { propertyName: kind }, oneOf: [{ type: object, properties: { kind: { const: card }, type: { const: card } } }] }',
    after:
      '{ discriminator: { propertyName: type }, oneOf: [{ type: object, properties: { kind: { const: card }, type: { const: card } } }] }',
    want: ['breaking request request-discriminator-changed'],
    differs: 'A body that is told apart by the old field is refused; the other tool does not look at it.',
  },
  {
    title: 'the shapes of an answer get names',
    at: 'document',
    before: `
paths:
  /features:
    get:
      operationId: listFeatures
      responses: { '200': { description: Yes., content: { application/json: { schema: { oneOf: [
        { type: object, required: [text], properties: { text: { type: string } } },
        { type: object, required: [number], properties: { number: { type: integer } } }
        ] } } } } }`,
    after: `
paths:
  /features:
    get:
      operationId: listFeatures
      responses: { '200': { description: Yes., content: { application/json: { schema: { oneOf: [
        { $ref: '#/components/schemas/NumberValue' }, { $ref: '#/components/schemas/TextValue' }
        ] } } } } }
components:
  schemas:
    TextValue: { type: object, required: [text], maxProperties: 1, properties: { text: { type: string } } }
    NumberValue: { type: object, required: [number], maxProperties: 1, properties: { number: { type: integer } } }`,
    want: ['safe answer answer-limit-tightened', 'safe answer answer-limit-tightened'],
  },
]
