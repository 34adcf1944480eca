import { examineDocument, loadDocument, SchemaError } from '@clubhouse/schemas/load-document'
import type { SchemaSource } from '@clubhouse/schemas/source'
import { describe, expect, test } from 'vitest'

/** Schema files that stand in the test. */
function filesOf(files: Record<string, string>): SchemaSource {
  return {
    read(path) {
      const text = files[path]
      if (text === undefined) throw new Error(`no ${path}`)
      return text
    },
    list: (folder) => Object.keys(files).filter((path) => path.startsWith(`${folder}/`)),
  }
}

const messagesOf = (files: Record<string, string>) =>
  examineDocument('club', filesOf(files)).problems.map(({ message }) => message)

const root = 'rest/club.openapi.yaml'
const orders = 'rest/club/orders.yaml'

describe('what is wrong with a schema is told by file, line and column', () => {
  test.each<[what: string, files: Record<string, string>, messages: string[]]>([
    [
      'a file that is no YAML',
      { [root]: 'openapi: 3.1.0\npaths:\n  /orders: { get\n' },
      [
        'schemas/rest/club.openapi.yaml:4:1 Flow map in block collection must be sufficiently indented and end with a }',
      ],
    ],
    [
      'one key twice',
      { [root]: 'paths: {}\ninfo: {}\npaths: {}\n' },
      ['schemas/rest/club.openapi.yaml:3:1 Map keys must be unique'],
    ],
    ['an empty file', { [root]: '' }, ['schemas/rest/club.openapi.yaml:1:1 must hold a map']],
    [
      'an alias of nothing',
      { [root]: 'paths: *nothing\n' },
      ['schemas/rest/club.openapi.yaml:1:1 Unresolved alias (the anchor must be set before the alias): nothing'],
    ],
    ['no document at all', {}, ['schemas/rest/club.openapi.yaml:1:1 there is no schemas/rest/club.openapi.yaml']],
    [
      'a part of a file that is not there, and one that the file does not have',
      {
        [root]:
          "paths:\n  /orders: { $ref: './club/orders.yaml#/paths/~1orders' }\n  /gone: { $ref: './club/gone.yaml#/paths/~1gone' }\n",
        [orders]: 'paths:\n  /older: {}\n',
      },
      [
        'schemas/rest/club.openapi.yaml:2:20 schemas/rest/club/orders.yaml has nothing at #/paths/~1orders',
        'schemas/rest/club.openapi.yaml:3:18 there is no schemas/rest/club/gone.yaml',
      ],
    ],
    [
      'a path that is called otherwise where it is written',
      {
        [root]: "paths:\n  /order: { $ref: './club/orders.yaml#/paths/~1orders' }\n",
        [orders]: 'paths:\n  /orders: {}\n',
      },
      ['schemas/rest/club.openapi.yaml:2:19 the path /order is called /orders in schemas/rest/club/orders.yaml'],
    ],
    [
      'two parts of one name',
      {
        [root]: "paths:\n  /a: { $ref: './club/a.yaml#/paths/~1a' }\n  /b: { $ref: './club/b.yaml#/paths/~1b' }\n",
        'rest/club/a.yaml':
          "paths:\n  /a: { x: { $ref: '#/components/schemas/Order' } }\ncomponents:\n  schemas:\n    Order: { type: object }\n",
        'rest/club/b.yaml':
          "paths:\n  /b: { x: { $ref: '#/components/schemas/Order' } }\ncomponents:\n  schemas:\n    Order: { type: string }\n",
      },
      [
        'schemas/rest/club/b.yaml:5:12 #/components/schemas/Order is also in schemas/rest/club/a.yaml; one name, one part',
      ],
    ],
    [
      'a part that the root file has as well',
      {
        [root]:
          "paths:\n  /a: { $ref: './club/a.yaml#/paths/~1a' }\ncomponents:\n  schemas:\n    Order: { type: object }\n",
        'rest/club/a.yaml':
          "paths:\n  /a: { x: { $ref: '#/components/schemas/Order' } }\ncomponents:\n  schemas:\n    Order: { type: object }\n",
      },
      [
        'schemas/rest/club/a.yaml:5:12 #/components/schemas/Order is also in schemas/rest/club.openapi.yaml; one name, one part',
      ],
    ],
    [
      'a part that stands for itself',
      { [root]: "components:\n  schemas:\n    A: { $ref: '#/components/schemas/A' }\n" },
      ['schemas/rest/club.openapi.yaml:3:16 the $ref #/components/schemas/A leads back to itself'],
    ],
    [
      "a part of another host's document",
      {
        [root]: "paths:\n  /a: { x: { $ref: './b2c/a.yaml#/components/schemas/A' } }\n",
        'rest/b2c/a.yaml': 'components: { schemas: { A: {} } }\n',
      },
      ['schemas/rest/club.openapi.yaml:2:20 club may take parts from rest/club/ and rest/shared.yaml only'],
    ],
    [
      'broken files, once each, and nothing that only follows from them',
      {
        [root]:
          "paths:\n  /a: { $ref: './club/a.yaml#/paths/~1a' }\n  /b: { $ref: './club/a.yaml#/paths/~1b' }\n  /c: { $ref: './club/c.yaml#/paths/~1c' }\n",
        'rest/club/a.yaml': 'paths: [\n',
        'rest/club/c.yaml': 'paths:\n  /c: "\n',
      },
      [
        'schemas/rest/club/a.yaml:2:1 Flow sequence in block collection must be sufficiently indented and end with a ]',
        'schemas/rest/club/c.yaml:3:1 Missing closing "quote',
      ],
    ],
  ])('%s', (_what, files, messages) => {
    expect(messagesOf(files)).toEqual(messages)
  })

  test('whoever needs the whole document is told the first of them', () => {
    expect(() => loadDocument('club', filesOf({ [root]: 'paths: [' }))).toThrow(SchemaError)
  })
})

describe('a document is bundled with the places of its parts', () => {
  const files = filesOf({
    [root]: "openapi: 3.1.0\npaths:\n  /orders: { $ref: './club/orders.yaml#/paths/~1orders' }\n",
    [orders]:
      "paths:\n  /orders:\n    get:\n      operationId: listOrders\n      x: { $ref: '#/components/schemas/Order' }\n      y: { $ref: '../shared.yaml#/components/schemas/Points' }\ncomponents:\n  schemas:\n    Order: { type: object }\n",
    'rest/shared.yaml': 'components:\n  schemas:\n    Points: { type: integer }\n',
  })

  test('what other files have keeps its name, and a path stands where it was asked for', () => {
    expect(loadDocument('club', files)).toEqual({
      openapi: '3.1.0',
      paths: {
        '/orders': {
          get: {
            operationId: 'listOrders',
            x: { $ref: '#/components/schemas/Order' },
            y: { $ref: '#/components/schemas/Points' },
          },
        },
      },
      components: { schemas: { Order: { type: 'object' }, Points: { type: 'integer' } } },
    })
  })

  test('a piece of a part stands where it was asked for, beside the part itself', () => {
    const files = filesOf({
      [root]:
        "examples:\n  all: { $ref: './club/a.yaml#/components/examples/Ada' }\n  name: { $ref: './club/a.yaml#/components/examples/Ada/value' }\n",
      'rest/club/a.yaml': 'components: { examples: { Ada: { value: { name: Ada } } } }\n',
    })
    expect(loadDocument('club', files)).toEqual({
      examples: { all: { $ref: '#/components/examples/Ada' }, name: { name: 'Ada' } },
      components: { examples: { Ada: { value: { name: 'Ada' } } } },
    })
  })

  test.each([
    ['#/openapi', { file: 'schemas/rest/club.openapi.yaml', line: 1, column: 10 }],
    ['#/paths/~1orders/get/operationId', { file: 'schemas/rest/club/orders.yaml', line: 4, column: 20 }],
    ['#/components/schemas/Order/type', { file: 'schemas/rest/club/orders.yaml', line: 9, column: 20 }],
    ['#/components/schemas/Points', { file: 'schemas/rest/shared.yaml', line: 3, column: 13 }],
    ['#/paths/~1orders/get/tags', { file: 'schemas/rest/club/orders.yaml', line: 4, column: 7 }],
  ])('%s', (pointer, place) => {
    expect(examineDocument('club', files).locate(pointer)).toEqual(place)
  })
})
