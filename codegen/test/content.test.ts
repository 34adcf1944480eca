import { filesIn, type SchemaSource } from '@clubhouse/schemas/source'
import { describe, expect, test } from 'vitest'
import { generateContent } from '../src/content/content.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const root = { annotations: { ContentType: [{ sys: { id: 'Contentful:AggregateRoot' } }] } }
const locales: Json = [
  { code: 'en-GB', default: true, fallbackCode: null },
  { code: 'en-US', default: false, fallbackCode: 'en-GB' },
]
const field = (id: string, type: string, rest: { [key: string]: Json } = {}): Json => ({
  id,
  name: id,
  type,
  localized: true,
  required: false,
  validations: [],
  ...rest,
})
const type = (id: string, fields: Json[], rest: { [key: string]: Json } = {}): Json => ({
  sys: { id, type: 'ContentType' },
  name: id,
  description: `A ${id}.`,
  fields,
  ...rest,
})
const links = (id: string, ...types: string[]) =>
  field(id, 'Array', {
    required: true,
    items: { type: 'Link', linkType: 'Entry', validations: [{ linkContentType: types }] },
  })

function sourceOf(model: Json | string): SchemaSource {
  return {
    read: (path) => {
      if (path !== 'content/content-model.json') throw new Error(`reads ${path}`)
      return typeof model === 'string' ? model : JSON.stringify(model, null, 1)
    },
    list: () => [],
  }
}
const model = (contentTypes: Json[], rest: { [key: string]: Json } = {}): Json => ({ contentTypes, locales, ...rest })

describe('a content type becomes what the app reads', () => {
  const given = model(
    [
      type('page', [field('slug', 'Symbol', { required: true }), links('blocks', 'hero', 'note')], { metadata: root }),
      type('hero', [
        field('colour', 'Symbol', { required: true, validations: [{ in: ['Red', "Kestrel's"] }] }),
        field('picture', 'Link', { linkType: 'Asset', required: true }),
        field('moods', 'Array', { items: { type: 'Symbol', validations: [{ in: ['Calm'] }] } }),
      ]),
      type('note', [
        field('body', 'RichText', { required: true }),
        field('year', 'Integer'),
        field('isLoud', 'Boolean'),
        field('place', 'Location'),
      ]),
    ],
    {
      tags: [{ sys: { id: 'region.GB' }, name: 'Britain' }],
      editorInterfaces: [
        {
          sys: { contentType: { sys: { id: 'hero' } } },
          controls: [{ fieldId: 'colour', settings: { helpText: 'Behind the text.' } }],
        },
      ],
    },
  )
  const files = generateContent(sourceOf(given))
  const textOf = (name: string) => files.find(({ path }) => path.endsWith(`/${name}.ts`))?.text ?? ''

  test.each([
    [
      'its fields as types, with what editors are told',
      'interface TypeHeroFields {\n  /** Behind the text. */\n  colour: EntryFieldTypes.Symbol<HeroColour | UnlistedValue>\n  picture: EntryFieldTypes.AssetLink\n  moods?: EntryFieldTypes.Array<EntryFieldTypes.Symbol<HeroMoods | UnlistedValue>>\n}',
    ],
    [
      'the values that a field is limited to',
      "export const heroColourValues = ['Red', 'Kestrel\\'s'] as const\nexport type HeroColour = (typeof heroColourValues)[number]",
    ],
    [
      'a guard; a link may be absent, because what it leads to may be unpublished',
      "export const isHero = /* @__PURE__ */ createGuard<TypeHeroSkeleton>('hero', {\n  colour: 'text',\n  picture: 'link?',\n  moods: 'list?',\n})",
    ],
    [
      'a guard for every type of field',
      "export const isNote = /* @__PURE__ */ createGuard<TypeNoteSkeleton>('note', {\n  body: 'richText',\n  year: 'number?',\n  isLoud: 'boolean?',\n  place: 'object?',\n})",
    ],
    [
      'a reader where one of several types may stand',
      'export type PageBlockSkeleton = TypeHeroSkeleton | TypeNoteSkeleton\n/** An entry in `blocks` of a page, or what there is in its place. */\nexport type PageBlock = KnownEntry<PageBlockSkeleton> | UnknownEntry\nexport const readPageBlock = /* @__PURE__ */ createReader<PageBlockSkeleton>({\n  hero: isHero,\n  note: isNote,\n})',
    ],
    ['the tags', "export const contentTags = ['region.GB'] as const"],
  ])('%s', (_what, want) => expect(textOf('types')).toContain(want))

  test('an operation for each type that is read for itself, by the mark of the provider', () => {
    expect(textOf('operations').split('\n').slice(2).join('\n')).toBe(
      [
        `import { createContentType } from '../runtime/content-type.ts'`,
        `import type { TypePageSkeleton } from './types.ts'`,
        '',
        '/** The locales in which content is written; the first is the default (REG-13). */',
        `export const contentLocales = ['en-GB', 'en-US'] as const`,
        '',
        '/** A page. */',
        `export const page = /* @__PURE__ */ createContentType<TypePageSkeleton>('page')`,
        '',
        `export type { ContentAsset, ContentEntry, ContentLocale, ContentQuery } from '../runtime/content-type.ts'`,
        '',
      ].join('\n'),
    )
  })

  test('each kind of block in the list of the app, from the folder of its name', () => {
    const page = type('page', [links('blocks', 'note', 'heroBanner')], { metadata: root })
    const blocks = generateContent(sourceOf(model([page, type('note', []), type('heroBanner', [])])))
    const text = (name: string) => blocks.find(({ path }) => path.endsWith(`/blocks/generated/${name}.ts`))?.text
    expect(text('adapters')).toContain(
      [
        `import { adaptHeroBanner } from '../hero-banner/adapter.ts'`,
        `import { adaptNote } from '../note/adapter.ts'`,
      ].join('\n'),
    )
    expect(text('adapters')).toContain('= {\n  heroBanner: adaptHeroBanner,\n  note: adaptNote,\n} satisfies')
    expect(text('blocks')).toContain(
      [
        `import { heroBanner } from '../hero-banner/block.ts'`,
        `import { note } from '../note/block.ts'`,
        `import { unknown } from '../unknown/block.ts'`,
      ].join('\n'),
    )
    expect(text('blocks')).toContain('= {\n  heroBanner,\n  note,\n  unknown,\n}')
  })

  test('the same for the same model, in whatever order its types stand', () => {
    const { contentTypes } = given as { contentTypes: Json[] }
    const turned = { ...(given as object), contentTypes: contentTypes.toReversed() }
    expect(generateContent(sourceOf(turned))).toEqual(files)
  })
})

describe('what a space would refuse is told by its place', () => {
  const one = (fields: Json[], rest: { [key: string]: Json } = {}) =>
    model([type('page', fields, { metadata: root, ...rest })])
  test.each<[what: string, given: Json, message: string]>([
    ['a type that is there twice', model([type('page', []), type('page', [])]), 'the content type page is there twice'],
    ['a field that is there twice', one([field('a', 'Symbol'), field('a', 'Text')]), 'the field a is there twice'],
    ['an unknown type of field', one([field('a', 'Colour')]), 'the field type Colour is unknown'],
    ['a link to no type of the model', one([links('a', 'nowhere')]), 'nowhere is no content type of the model'],
    ['a link to nothing', one([field('a', 'Link')]), 'a link needs the linkType Entry or Asset'],
    [
      'a linkType on a text',
      one([field('a', 'Symbol', { linkType: 'Asset' })]),
      'a field of type Symbol has no linkType',
    ],
    ['a list of nothing', one([field('a', 'Array')]), 'a list needs items'],
    [
      'a list of lists',
      one([field('a', 'Array', { items: { type: 'Array' } })]),
      'the items of a list are of type Symbol, or of type Link to an Entry or an Asset',
    ],
    ['an id that is no name', model([type('my-page', [])]), 'the id my-page is no name'],
    ['a field that is called sys', one([field('sys', 'Symbol')]), 'the field id sys is no name'],
    ['a field without a name', one([field('a', 'Symbol', { name: '' })]), 'a field needs a name'],
    ['a long name', one([field('a', 'Symbol', { name: 'n'.repeat(51) })]), 'a field needs a name of at most 50'],
    ['a long description', one([], { description: 'd'.repeat(501) }), 'is longer than 500 characters'],
    ['too many fields', one(Array.from({ length: 51 }, (_, at) => field(`a${at}`, 'Symbol'))), 'are more than 50'],
    [
      'a displayField that is not there',
      one([], { displayField: 'title' }),
      'the displayField title is no field with text',
    ],
    [
      'a displayField that is no text',
      one([field('on', 'Boolean')], { displayField: 'on' }),
      'the displayField on is no field with text',
    ],
    [
      'a validation of another type',
      one([field('a', 'Boolean', { validations: [{ regexp: { pattern: 'a' } }] })]),
      'the validation regexp cannot stand on Boolean',
    ],
    [
      'a link validation on a file',
      one([field('a', 'Link', { linkType: 'Asset', validations: [{ linkContentType: ['page'] }] })]),
      'the validation linkContentType cannot stand on Asset',
    ],
    [
      'an unknown validation',
      one([field('a', 'Symbol', { validations: [{ shiny: true }] })]),
      'the validation shiny is unknown',
    ],
    [
      'a pattern that is none',
      one([field('a', 'Symbol', { validations: [{ regexp: { pattern: '(' } }] })]),
      'needs a pattern that is a regular expression',
    ],
    [
      'a size that is turned around',
      one([field('a', 'Symbol', { validations: [{ size: { min: 3, max: 2 } }] })]),
      'needs a min, a max or both, the smaller first',
    ],
    [
      'an empty list of values',
      one([field('a', 'Symbol', { validations: [{ in: [] }] })]),
      'needs a list that is not empty',
    ],
    ['a value twice', one([field('a', 'Symbol', { validations: [{ in: ['x', 'x'] }] })]), 'x stands here twice'],
    ['a number among texts', one([field('a', 'Symbol', { validations: [{ in: [1] }] })]), '1 is no Symbol'],
    [
      'more values than the provider takes',
      one([field('a', 'Symbol', { validations: [{ in: Array.from({ length: 51 }, String) }] })]),
      'lists 51 values, but the provider takes 50',
    ],
    [
      'an unknown kind of file',
      one([field('a', 'Link', { linkType: 'Asset', validations: [{ linkMimetypeGroup: ['pdf'] }] })]),
      'pdf is no group of files',
    ],
    [
      'an unknown node',
      one([field('a', 'RichText', { validations: [{ enabledNodeTypes: ['heading-9'] }] })]),
      'heading-9 is no kind of node',
    ],
    [
      'an unknown mark',
      one([field('a', 'RichText', { validations: [{ enabledMarks: ['blink'] }] })]),
      'blink is no mark',
    ],
    [
      'an embedded entry of no type of the model',
      one([
        field('a', 'RichText', {
          validations: [{ nodes: { 'embedded-entry-block': [{ linkContentType: ['nowhere'] }] } }],
        }),
      ]),
      'nowhere is no content type of the model',
    ],
    [
      'two default locales',
      model([type('page', [])], {
        locales: [
          { code: 'en-GB', default: true, fallbackCode: null },
          { code: 'en-US', default: true, fallbackCode: null },
        ],
      }),
      '2 locales are the default; it must be one',
    ],
    [
      'a fallback that is no locale',
      model([type('page', [])], { locales: [{ code: 'en-GB', default: true, fallbackCode: 'fr-FR' }] }),
      'fr-FR is no other locale',
    ],
    [
      'a tag that is there twice',
      model([type('page', [])], { tags: [{ sys: { id: 'a' } }, { sys: { id: 'a' } }] }),
      'the tag a is there twice',
    ],
    [
      'help for a field that is not there',
      model([type('page', [])], {
        editorInterfaces: [{ sys: { contentType: { sys: { id: 'page' } } }, controls: [{ fieldId: 'colour' }] }],
      }),
      'page has no field colour',
    ],
    ['no content type', model([]), 'there is no content type'],
    ['a list instead of a model', [], 'the content model is an object'],
  ])('%s', (_what, given, message) => {
    expect(() => generateContent(sourceOf(given))).toThrow(message)
    expect(() => generateContent(sourceOf(given))).toThrow(/^schemas\/content\/content-model\.json:\d+:\d+ /)
  })

  test('several at once, each by line and column', () => {
    const text = `{
  "contentTypes": [
    { "sys": { "id": "page" }, "name": "Page", "fields": [
      { "id": "title", "name": "Title", "type": "Colour" },
      { "id": "hero", "name": "Hero", "type": "Link", "linkType": "Entry",
        "validations": [{ "linkContentType": ["nowhere"] }] }
    ] }
  ],
  "locales": [{ "code": "en-GB", "default": true, "fallbackCode": null }]
}`
    const file = 'schemas/content/content-model.json'
    expect(() => generateContent(sourceOf(text))).toThrow(
      `${file}:4:49 the field type Colour is unknown\n${file}:6:47 nowhere is no content type of the model`,
    )
  })

  test('a file that is not JSON', () => {
    expect(() => generateContent(sourceOf('{\n  "contentTypes": [,]\n}'))).toThrow(
      /^schemas\/content\/content-model\.json:2:20 is not good JSON/,
    )
  })

  test('the model of the club is in order', () => {
    expect(generateContent(filesIn())).toHaveLength(4)
  })
})
