import { examineDocument } from '@clubhouse/schemas/load-document'
import { describe, expect, test } from 'vitest'
import { checkDocument } from '../src/rest/check-document.ts'

/** What is wrong with a document whose lines from the first on are these. */
function problemsOf(text: string): string[] {
  const read = (path: string) => {
    if (path !== 'rest/club.openapi.yaml') throw new Error(`no ${path}`)
    return text
  }
  const examined = examineDocument('club', { read, list: () => [] })
  expect(examined.problems).toEqual([])
  return checkDocument('club', examined).map(({ message }) => message.replace('schemas/rest/club.openapi.yaml:', ''))
}

describe('what keeps a document from becoming clients is told by its place', () => {
  test.each<[what: string, text: string, problems: string[]]>([
    [
      'a sound one',
      `paths:
  /orders/{orderId}:
    parameters: [{ name: orderId, in: path }]
    get: { operationId: getOrder, tags: [orders] }
components: { schemas: { Order: { type: [string, 'null'] } } }`,
      [],
    ],
    [
      'no operationId',
      `paths:
  /orders:
    get:
      tags: [orders]`,
      ['4:7 GET /orders has no operationId'],
    ],
    [
      'one operationId twice',
      `paths:
  /orders:
    get: { operationId: listOrders, tags: [orders] }
  /older:
    post: { operationId: listOrders, tags: [orders] }`,
      ['5:26 the operationId listOrders is also that of GET /orders'],
    ],
    [
      'an operationId that is no name',
      `paths:
  /orders:
    get: { operationId: list-orders, tags: [orders] }
    post: { operationId: delete, tags: [orders] }
    put: { operationId: club, tags: [orders] }
    patch: { operationId: createHost, tags: [orders] }`,
      [
        '3:25 the operationId list-orders cannot be the name of a function',
        '5:25 the operationId club is a name that the generated file uses itself',
        '4:26 the operationId delete cannot be the name of a function',
        '6:27 the operationId createHost is a name that the generated file uses itself',
      ],
    ],
    [
      'parameters that do not fit the path',
      `paths:
  /orders/{orderId}/{line}:
    get:
      operationId: getOrder
      tags: [orders]
      parameters:
        - { name: line, in: path }
        - { name: order, in: path }
        - { name: limit, in: query }`,
      [
        '8:11 GET /orders/{orderId}/{line} has no {order} in its path',
        '4:7 GET /orders/{orderId}/{line} does not say what {orderId} in its path is',
      ],
    ],
    [
      'a step-up of no kind',
      `paths:
  /a: { get: { operationId: a, tags: [a], x-step-up: true } }
  /b: { get: { operationId: b, tags: [a], x-step-up: sometimes } }`,
      ['2:54 x-step-up is always or sometimes, not true'],
    ],
    [
      'tags that cannot name the handlers',
      `paths:
  /a: { get: { operationId: a, tags: [] } }
  /b: { get: { operationId: b, tags: [b, c] } }
  /c: { get: { operationId: c, tags: [club] } }
  /d: { get: { operationId: d, tags: [reward-groups] } }
  /e: { get: { operationId: e, tags: [rewardGroups] } }
  /f: { get: { operationId: f, tags: [1st] } }`,
      [
        '2:38 GET /a needs exactly one tag',
        '3:38 GET /b needs exactly one tag',
        '4:39 the tag club is the name of the whole host',
        '6:39 the tags rewardGroups and reward-groups would both be called RewardGroupsHandlers',
        '7:39 the tag 1st cannot be part of the name of a type',
      ],
    ],
    [
      'schema names that are no types',
      `components:
  schemas:
    Reward-Page: { type: object }
    paths: { type: object }
    ProblemCodes: { type: object }`,
      [
        '3:18 the schema name Reward-Page cannot be the name of a type',
        '4:12 the schema name paths is one that the generated file uses itself',
        '5:19 the schema name ProblemCodes is one that the generated file uses itself',
      ],
    ],
    [
      'unknown types, wherever a schema stands, but not in examples',
      `paths:
  /orders:
    get:
      operationId: listOrders
      tags: [orders]
      parameters:
        - { name: limit, in: query, schema: { type: int } }
      responses:
        '200':
          content: { application/json: { schema: { items: { type: text } }, example: { schema: { type: gift } } } }
components:
  schemas:
    Order: { properties: { type: { type: date }, at: { oneOf: [{ type: [string, nil] }] } } }`,
      [
        '7:53 there is no type "int"',
        '10:67 there is no type "text"',
        '13:42 there is no type "date"',
        '13:72 there is no type "nil"',
      ],
    ],
  ])('%s', (_what, text, problems) => {
    expect(problemsOf(text)).toEqual(problems)
  })
})
