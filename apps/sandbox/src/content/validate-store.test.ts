import { describe, expect, test } from 'vitest'
import type { ContentField, ContentType } from './content-model.ts'
import { contentTypes } from './content-model.ts'
import { createContentStore, type AssetDraft, type EntryDraft } from './content-store.ts'
import { entry, tagged } from './testing/entry-drafts.ts'
import { oneOrigin } from '../origins.ts'
import { createSampleContent } from './sample-content.ts'
import { storeFaults } from './validate-store.ts'

const field = (type: string, rest: Partial<ContentField> = {}): ContentField => ({
  id: 'value',
  type,
  localized: true,
  required: false,
  validations: [],
  ...rest,
})
const model = (given: ContentField): readonly ContentType[] => [
  { sys: { id: 'given', type: 'ContentType' }, name: 'Given', fields: [given] },
  { sys: { id: 'other', type: 'ContentType' }, name: 'Other', fields: [] },
]
const asset = (id: string, contentType: string): AssetDraft => ({
  id,
  path: `/${id}`,
  title: '',
  description: '',
  file: { fileName: id, contentType, details: { size: 1 } },
})
const faultsOf = (given: ContentField, ...drafts: readonly EntryDraft[]) =>
  storeFaults(
    createContentStore({
      origins: oneOrigin('http://localhost'),
      entries: [...drafts, entry('other', 'other', {})],
      assets: [asset('picture', 'image/webp'), asset('paper', 'application/pdf')],
    }),
    model(given),
  )

describe('an entry is held to each rule of the model', () => {
  test.each<
    [
      what: string,
      field: ContentField,
      good: EntryDraft['fields'][string],
      bad: EntryDraft['fields'][string],
      fault: string,
    ]
  >([
    ['text', field('Symbol'), 'a', 1, 'is not text'],
    ['short text', field('Symbol'), 'a'.repeat(256), 'a'.repeat(257), 'is longer than the 256 characters'],
    ['long text', field('Text'), 'a', ['a'], 'is not text'],
    ['a whole number', field('Integer'), 3, 3.5, 'is not a whole number'],
    ['a flag', field('Boolean'), false, 'no', 'is not true or false'],
    ['values', field('Symbol', { validations: [{ in: ['a'] }] }), 'a', 'b', '"b" is none of a'],
    ['a pattern', field('Symbol', { validations: [{ regexp: { pattern: '^a$' } }] }), 'a', 'b', 'does not match ^a$'],
    [
      'length',
      field('Text', { validations: [{ size: { max: 2 } }] }),
      'ab',
      'abc',
      'has 3 characters, but may have at most 2',
    ],
    ['a range', field('Integer', { validations: [{ range: { min: 1, max: 3 } }] }), 3, 4, '4 is not from 1 to 3'],
    [
      'a link to an asset',
      field('Link', { linkType: 'Asset' }),
      { asset: 'picture' },
      { entry: 'other' },
      'is not a link to an Asset',
    ],
    [
      'a link that leads somewhere',
      field('Link', { linkType: 'Entry' }),
      { entry: 'other' },
      { entry: 'gone' },
      'gone, which does not exist',
    ],
    [
      'a type to link to',
      field('Link', { linkType: 'Entry', validations: [{ linkContentType: ['given'] }] }),
      { entry: 'one' },
      { entry: 'other' },
      'links to a other, but may only link to given',
    ],
    [
      'a kind of file',
      field('Link', { linkType: 'Asset', validations: [{ linkMimetypeGroup: ['pdfdocument'] }] }),
      { asset: 'paper' },
      { asset: 'picture' },
      'links to a image, but may only link to pdfdocument',
    ],
    ['a list', field('Array', { items: { type: 'Symbol' } }), ['a'], 'a', 'is not a list'],
    ['a list of texts', field('Array', { items: { type: 'Symbol' } }), ['a'], [1], 'is not text'],
    [
      'how many',
      field('Array', { items: { type: 'Symbol' }, validations: [{ size: { min: 2 } }] }),
      ['a', 'b'],
      ['a'],
      'has 1 items, but may have at least 2',
    ],
    ['rich text', field('RichText'), { richText: 'a' }, 'a', 'is not a rich text document'],
    [
      'the nodes of rich text',
      field('RichText', { validations: [{ enabledNodeTypes: ['hr'] }] }),
      { richText: 'a\n\n---' },
      { richText: '## a' },
      'may not have a heading-2',
    ],
    [
      'the marks of rich text',
      field('RichText', { validations: [{ enabledMarks: ['italic'] }] }),
      { richText: 'an _a_' },
      { richText: 'an **a**' },
      'may not have bold text',
    ],
    [
      'the entries in rich text',
      field('RichText', { validations: [{ nodes: { 'embedded-entry-block': [{ linkContentType: ['given'] }] } }] }),
      { richText: '!one' },
      { richText: '!other' },
      'has a embedded-entry-block that links to a other',
    ],
    [
      'what rich text leads to',
      field('RichText'),
      { richText: '[a](entry:other)' },
      { richText: '[a](asset:gone)' },
      'gone, which does not exist',
    ],
  ])('%s', (_what, given, good, bad, fault) => {
    expect(faultsOf(given, entry('given', 'one', { value: good }))).toEqual([])
    expect(faultsOf(given, entry('given', 'one', { value: bad }))).toEqual([expect.stringContaining(fault)])
  })

  test.each<[what: string, given: ContentField, drafts: readonly EntryDraft[], fault: string]>([
    [
      'a field that is required',
      field('Symbol', { required: true }),
      [entry('given', 'one', {})],
      'given one.value: is required',
    ],
    [
      'a value that is not empty',
      field('Symbol', { required: true }),
      [entry('given', 'one', { value: '' })],
      'is required, but empty',
    ],
    [
      'fields that there are',
      field('Symbol'),
      [entry('given', 'one', { colour: 'red' })],
      'given one.colour: the model has no such field',
    ],
    ['types that there are', field('Symbol'), [entry('wheel', 'one', {})], 'one: the model has no content type wheel'],
    ['tags that there are', field('Symbol'), [tagged(entry('given', 'one', {}), 'loud')], 'the model has no tag loud'],
    [
      'ids that differ',
      field('Symbol'),
      [entry('given', 'one', {}), entry('given', 'one', {})],
      'Entry one exists twice',
    ],
    [
      'values that differ',
      field('Symbol', { validations: [{ unique: true }] }),
      [entry('given', 'one', { value: 'a' }), entry('given', 'two', { value: 'a' })],
      'given.value: {"en-GB":"a"} is used twice',
    ],
  ])('%s', (_what, given, drafts, fault) => {
    expect(faultsOf(given, ...drafts)).toEqual([expect.stringContaining(fault)])
  })
})

test('only what is outside the model on purpose breaks it', () => {
  const sample = createSampleContent(oneOrigin('http://localhost:4000'))
  expect(storeFaults(sample, contentTypes)).toEqual([])
  expect([...sample.outsideModel]).toEqual([
    'page-unknown-block',
    'page-missing-block',
    'quiz-text',
    'quiz',
    'prize-wheel',
  ])
  expect(storeFaults({ ...sample, outsideModel: new Set() }, contentTypes)).toEqual([
    expect.stringContaining('links to a prizeWheel'),
    expect.stringContaining('taken-away, which does not exist'),
    expect.stringContaining('quiz'),
    expect.stringContaining('the model has no content type quiz'),
    expect.stringContaining('the model has no content type prizeWheel'),
  ])
})
