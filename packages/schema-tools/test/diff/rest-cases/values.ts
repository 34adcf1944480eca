import { type RestCase, unknownValues, roomier } from './rest-case.ts'

export const valuesCases: readonly RestCase[] = [
  // Types.
  {
    title: 'an answer has another type',
    at: 'answer',
    before: '{ type: string }',
    after: '{ type: integer }',
    want: ['breaking answer answer-type-changed'],
  },
  {
    title: 'a body has another type',
    at: 'body',
    before: '{ type: string }',
    after: '{ type: array, items: { type: string } }',
    want: ['breaking request request-type-changed'],
  },
  {
    title: 'the items of a list have another type',
    at: 'answer',
    before: '{ type: array, items: { type: string } }',
    after: '{ type: array, items: { type: integer } }',
    want: ['breaking answer answer-type-changed'],
  },
  {
    title: 'a whole number of an answer becomes any number',
    at: 'answer',
    before: '{ type: integer }',
    after: '{ type: number }',
    want: ['breaking answer answer-type-widened'],
  },
  {
    title: 'a number of an answer becomes whole',
    at: 'answer',
    before: '{ type: number }',
    after: '{ type: integer }',
    want: ['safe answer answer-type-narrowed'],
  },
  {
    title: 'a whole number of a body becomes any number',
    at: 'body',
    before: '{ type: integer }',
    after: '{ type: number }',
    want: ['safe request request-type-widened'],
  },
  {
    title: 'a number of a body must be whole',
    at: 'body',
    before: '{ type: number }',
    after: '{ type: integer }',
    want: ['breaking request request-type-narrowed'],
  },
  {
    title: 'an answer may be null',
    at: 'answer',
    before: '{ type: string }',
    after: '{ type: [string, "null"] }',
    want: ['breaking answer answer-became-nullable'],
  },
  {
    title: 'an answer is no longer null',
    at: 'answer',
    before: '{ type: [string, "null"] }',
    after: '{ type: string }',
    want: ['safe answer answer-no-longer-nullable'],
  },
  {
    title: 'a body may be null',
    at: 'body',
    before: '{ type: string }',
    after: '{ type: [string, "null"] }',
    want: ['safe request request-became-nullable'],
  },
  {
    title: 'a body must not be null',
    at: 'body',
    before: '{ type: [string, "null"] }',
    after: '{ type: string }',
    want: ['breaking request request-no-longer-nullable'],
  },
  // Values.
  {
    title: 'an answer has a new value',
    at: 'answer',
    before: '{ type: string, enum: [PENDING, SENT] }',
    after: '{ type: string, enum: [PENDING, SENT, LOST] }',
    want: ['risky answer answer-value-added'],
    differs: unknownValues,
  },
  {
    title: 'an answer loses a value',
    at: 'answer',
    before: '{ type: string, enum: [PENDING, SENT] }',
    after: '{ type: string, enum: [PENDING] }',
    want: ['safe answer answer-value-removed'],
  },
  {
    title: 'a body takes a new value',
    at: 'body',
    before: '{ type: string, enum: [GB] }',
    after: '{ type: string, enum: [GB, US] }',
    want: ['safe request request-value-added'],
  },
  {
    title: 'a body no longer takes a value',
    at: 'body',
    before: '{ type: string, enum: [GB, US] }',
    after: '{ type: string, enum: [GB] }',
    want: ['breaking request request-value-removed'],
  },
  {
    title: 'the one value of an answer is another',
    at: 'answer',
    before: '{ type: string, const: PAID }',
    after: '{ type: string, const: DONE }',
    want: ['breaking answer answer-values-replaced'],
  },
  {
    title: 'the one value of a body becomes one of two',
    at: 'body',
    before: '{ type: string, const: GB }',
    after: '{ type: string, enum: [GB, US] }',
    want: ['safe request request-value-added'],
    differs: 'A `const` is an `enum` of one; the other tool takes the new list for a new limit.',
  },
  {
    title: 'a text of a body is one of a list',
    at: 'body',
    before: '{ type: string }',
    after: '{ type: string, enum: [GB, US] }',
    want: ['breaking request request-values-limited'],
  },
  {
    title: 'a text of an answer is one of a list',
    at: 'answer',
    before: '{ type: string }',
    after: '{ type: string, enum: [GB, US] }',
    want: ['safe answer answer-values-limited'],
  },
  {
    title: 'a value of an answer may be any text',
    at: 'answer',
    before: '{ type: string, enum: [GB, US] }',
    after: '{ type: string }',
    want: ['risky answer answer-values-freed'],
    differs: unknownValues,
  },
  {
    title: 'a value of a body may be any text',
    at: 'body',
    before: '{ type: string, enum: [GB, US] }',
    after: '{ type: string }',
    want: ['safe request request-values-freed'],
  },
  // Limits.
  {
    title: 'a number of a body has a lower maximum',
    at: 'body',
    before: '{ type: integer, maximum: 100 }',
    after: '{ type: integer, maximum: 50 }',
    want: ['breaking request request-limit-tightened'],
  },
  {
    title: 'a number of a body has a higher maximum',
    at: 'body',
    before: '{ type: integer, maximum: 50 }',
    after: '{ type: integer, maximum: 100 }',
    want: ['safe request request-limit-loosened'],
  },
  {
    title: 'a number of an answer has a higher maximum',
    at: 'answer',
    before: '{ type: integer, maximum: 50 }',
    after: '{ type: integer, maximum: 100 }',
    want: ['risky answer answer-limit-loosened'],
    differs: roomier,
  },
  {
    title: 'a text of an answer has no greatest length any more',
    at: 'answer',
    before: '{ type: string, maxLength: 40 }',
    after: '{ type: string }',
    want: ['risky answer answer-limit-loosened'],
    differs: roomier,
  },
  {
    title: 'a list of an answer is never empty',
    at: 'answer',
    before: '{ type: array, items: { type: string } }',
    after: '{ type: array, minItems: 1, items: { type: string } }',
    want: ['safe answer answer-limit-tightened'],
  },
  {
    title: 'a list of a body must not hold an item twice',
    at: 'body',
    before: '{ type: array, items: { type: string } }',
    after: '{ type: array, uniqueItems: true, items: { type: string } }',
    want: ['breaking request request-limit-tightened'],
  },
  {
    title: 'a number of a body comes in larger steps',
    at: 'body',
    before: '{ type: integer, multipleOf: 5 }',
    after: '{ type: integer, multipleOf: 10 }',
    want: ['breaking request request-limit-tightened'],
  },
  {
    title: 'above nought is the same as one or more for a whole number',
    at: 'body',
    before: '{ type: integer, exclusiveMinimum: 0 }',
    after: '{ type: integer, minimum: 1 }',
    want: [],
    differs: 'The two limits let the same whole numbers through; the other tool compares each keyword alone.',
  },
  {
    title: 'a least length of nought says nothing',
    at: 'body',
    before: '{ type: string }',
    after: '{ type: string, minLength: 0 }',
    want: [],
    differs: 'Every text has it; the other tool compares each keyword alone.',
  },
  {
    title: 'the one value of a body is another',
    at: 'body',
    before: '{ type: string, const: welcome }',
    after: '{ type: string, const: joined }',
    want: ['breaking request request-values-replaced'],
  },
  {
    title: 'what stands beside a reference counts, each time it is referred to',
    at: 'document',
    before: `
paths:
  /orders:
    get:
      operationId: listOrders
      responses: { '200': { description: Yes., content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } } }
components:
  schemas:
    Points: { type: integer }
    Order: { type: object, properties: { cost: { $ref: '#/components/schemas/Points' }, saved: { $ref: '#/components/schemas/Points' } } }`,
    after: `
paths:
  /orders:
    get:
      operationId: listOrders
      responses: { '200': { description: Yes., content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } } }
components:
  schemas:
    Points: { type: integer }
    Order: { type: object, properties: { cost: { $ref: '#/components/schemas/Points', description: Of all. }, saved: { $ref: '#/components/schemas/Points', deprecated: true } } }`,
    want: ['safe answer answer-deprecated'],
  },
]
