import type { RestCase } from './rest-case.ts'

export const operationsCases: readonly RestCase[] = [
  // Operations.
  {
    title: 'an operation comes',
    at: 'document',
    before: "paths: { /orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } } } }",
    after:
      "paths: { /orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } }, post: { operationId: placeOrder, responses: { '200': { description: Yes. } } } } }",
    want: ['safe request operation-added'],
  },
  {
    title: 'an operation goes',
    at: 'document',
    before:
      "paths: { /orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } }, post: { operationId: placeOrder, responses: { '200': { description: Yes. } } } } }",
    after: "paths: { /orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } } } }",
    want: ['breaking request operation-removed'],
  },
  {
    title: 'a path goes',
    at: 'document',
    before:
      "paths: { /orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } } }, /vouchers: { get: { operationId: listVouchers, responses: { '200': { description: Yes. } } } } }",
    after: "paths: { /orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } } } }",
    want: ['breaking request operation-removed'],
  },
  {
    title: 'an operation has another name',
    at: 'document',
    before: "paths: { /orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } } } }",
    after: "paths: { /orders: { get: { operationId: getOrders, responses: { '200': { description: Yes. } } } } }",
    want: ['breaking request operation-renamed'],
  },
  {
    title: 'an operation has another address',
    at: 'document',
    before: "paths: { /orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } } } }",
    after: "paths: { /my-orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } } } }",
    want: ['breaking request operation-moved'],
  },
  {
    title: 'an operation is deprecated',
    at: 'operation',
    before: '',
    after: 'deprecated: true',
    want: ['safe request operation-deprecated'],
  },
  {
    title: 'an operation is described differently',
    at: 'operation',
    before: 'summary: Orders.\ntags: [orders]\nx-requirements: [API-36]',
    after: 'summary: All orders of the member.\ntags: [member]\nx-requirements: [API-36, ORD-01]',
    want: [],
  },
  {
    title: 'the host has another address',
    at: 'document',
    before:
      "servers: [{ url: /api }]\npaths: { /orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } } } }",
    after:
      "servers: [{ url: /v2 }]\npaths: { /orders: { get: { operationId: listOrders, responses: { '200': { description: Yes. } } } } }",
    want: ['risky request server-changed'],
    differs: 'The app takes the address of each host from its `config.json`, not from the document.',
  },
  // Security.
  {
    title: 'a call for everyone is for members',
    at: 'operation',
    before: 'security: []',
    after: 'security: [{ memberToken: [] }]',
    want: ['breaking request security-tightened'],
  },
  {
    title: 'a call for members is for everyone',
    at: 'operation',
    before: 'security: [{ memberToken: [] }]',
    after: 'security: []',
    want: ['safe request security-relaxed'],
  },
  {
    title: 'a call needs a second token',
    at: 'operation',
    before: 'security: [{ memberToken: [] }]',
    after: 'security: [{ memberToken: [], idToken: [] }]',
    want: ['breaking request security-tightened'],
  },
  {
    title: 'a call may be made with another token instead',
    at: 'operation',
    before: 'security: [{ memberToken: [] }]',
    after: 'security: [{ memberToken: [] }, { idToken: [] }]',
    want: ['safe request security-relaxed'],
  },
  {
    title: 'a token is sent in another way',
    at: 'document',
    before:
      "paths: { /orders: { get: { operationId: listOrders, security: [{ key: [] }], responses: { '200': { description: Yes. } } } } }\ncomponents: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }",
    after:
      "paths: { /orders: { get: { operationId: listOrders, security: [{ key: [] }], responses: { '200': { description: Yes. } } } } }\ncomponents: { securitySchemes: { key: { type: apiKey, in: query, name: key } } }",
    want: ['breaking request security-scheme-changed'],
  },
  {
    title: 'a call always needs a step-up',
    at: 'operation',
    before: '',
    after: 'x-step-up: always',
    want: ['breaking request step-up-required'],
    differs: 'An extension of ours, which no other tool knows.',
  },
  {
    title: 'a call sometimes needs a step-up',
    at: 'operation',
    before: '',
    after: 'x-step-up: sometimes',
    want: ['risky request step-up-possible'],
  },
  {
    title: 'a call no longer needs a step-up',
    at: 'operation',
    before: 'x-step-up: always',
    after: '',
    want: ['safe request step-up-relaxed'],
  },
]
