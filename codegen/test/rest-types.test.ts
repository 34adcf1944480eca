import type { OpenApiDocument } from '@clubhouse/schemas/load-document'
import { describe, expect, test } from 'vitest'
import { renderTypes, wrapUnions } from '../src/rest/types.ts'

/** What stands between `schemas: {` and its end. */
const schemasIn = (text: string) =>
  (/\n {4}schemas: \{\n([\s\S]*?)\n {4}\};/.exec(text)?.[1] ?? '').replaceAll(/^ {8}/gm, '')

describe('a schema becomes a type [DCD-01]', () => {
  test.each<[what: string, schemas: OpenApiDocument, want: string]>([
    [
      'an object',
      {
        Points: {
          type: 'object',
          required: ['current'],
          properties: { current: { type: 'integer' }, usable: { type: 'integer' } },
        },
      },
      `Points: {
    current: number;
    usable?: number;
};`,
    ],
    [
      'an answer in two shapes is a plain union [CON-11]',
      {
        Balances: { oneOf: [{ $ref: '#/components/schemas/Points' }, { $ref: '#/components/schemas/Rows' }] },
        Rows: { type: 'array', items: { type: 'string' } },
        Points: { type: 'integer' },
      },
      `Balances: components["schemas"]["Points"] | components["schemas"]["Rows"];
Points: number;
Rows: string[];`,
    ],
    [
      'two shapes, one of which is written where it stands [CON-36]',
      {
        Pending: {
          oneOf: [
            {
              type: 'object',
              required: ['transactions'],
              properties: { transactions: { type: 'array', items: { type: 'string' } } },
            },
            { type: 'array', items: { type: 'string' } },
          ],
        },
      },
      `Pending: {
    transactions: string[];
} | string[];`,
    ],
    [
      'a long choice is written one a line',
      {
        RedemptionType: {
          type: 'string',
          enum: [
            'DIGITAL_FULFILMENT',
            'QR_CODE',
            'BARCODE_128',
            'WINES_VOUCHER',
            'VOUCHER_PLUS_URL',
            'PHYSICAL_SPARKLES',
            'SIMPLE_LINK',
          ],
        },
      },
      `/** @enum {string} */
RedemptionType:
    | "DIGITAL_FULFILMENT"
    | "QR_CODE"
    | "BARCODE_128"
    | "WINES_VOUCHER"
    | "VOUCHER_PLUS_URL"
    | "PHYSICAL_SPARKLES"
    | "SIMPLE_LINK";`,
    ],
  ])('%s', async (_what, schemas, want) => {
    const text = await renderTypes('club', {
      openapi: '3.1.0',
      info: { title: '', version: '' },
      paths: {},
      components: { schemas },
    })
    expect(schemasIn(text)).toBe(want)
  })
})

const long = 'x'.repeat(100)

test.each([
  ['a short line stays', 'a: "b" | "c";', 'a: "b" | "c";'],
  ['a comment stays', `/** ${long} "b" | "c" and more of it */`, `/** ${long} "b" | "c" and more of it */`],
  ['a list', `  a: ("${long}" | "a b" | null)[];`, `  a: (\n      | "${long}"\n      | "a b"\n      | null)[];`],
  [
    'a bar in a text',
    `a: "${long}" | "b | c and some" | "d";`,
    `a:\n    | "${long}"\n    | "b | c and some"\n    | "d";`,
  ],
])('%s', (_what, line, want) => {
  expect(wrapUnions(line)).toBe(want)
})
