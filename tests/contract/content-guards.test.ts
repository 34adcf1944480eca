import * as content from '@clubhouse/content-client/content'
import type { ContentEntry } from '@clubhouse/content-client/content'
import { configureContentClient } from '@clubhouse/content-client/configure'
import * as types from '@clubhouse/content-client/types'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { createClient, type Entry, type EntrySkeletonType } from 'contentful'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { contentModel, linkedTypes } from './content-model.ts'

type AnyGuard = (entry: unknown) => boolean
const guards = new Map(
  Object.entries<unknown>(types).flatMap(([name, value]) =>
    /^is[A-Z]/.test(name) && typeof value === 'function' ? [[name, value as AnyGuard] as const] : [],
  ),
)
const guardOf = (id: string) => guards.get(`is${id.charAt(0).toUpperCase()}${id.slice(1)}`) ?? (() => false)

let sandbox: TestSandbox
let entries: Entry<EntrySkeletonType, 'WITHOUT_UNRESOLVABLE_LINKS'>[]
const hero = () => structuredClone(entries.find(({ sys }) => sys.id === 'tour-hero')) as unknown as Damaged
interface Damaged {
  sys: { id: string; contentType: { sys: { id: string } } }
  fields: Record<string, unknown>
}

beforeAll(async () => {
  sandbox = await startTestSandbox()
  const token = 'sandbox-delivery-token'
  configureContentClient({ url: `${sandbox.origin}/content`, space: 'clubhouse', environment: 'master', token })
  const sdk = createClient({
    space: 'clubhouse',
    accessToken: token,
    host: new URL(sandbox.origin).host,
    insecure: true,
    basePath: '/content',
  })
  entries = (await sdk.withoutUnresolvableLinks.getEntries({ limit: 1000, include: 10 })).items
})
afterAll(() => sandbox.close())

describe('guards', () => {
  test('there is one for each content type', () => {
    expect([...guards.keys()].sort()).toEqual(
      contentModel.contentTypes.map(({ sys }) => `is${sys.id.charAt(0).toUpperCase()}${sys.id.slice(1)}`).sort(),
    )
  })

  test('each agrees with the model: yes to every entry of its type, no to all others', () => {
    expect(entries.length).toBeGreaterThan(300)
    for (const {
      sys: { id },
    } of contentModel.contentTypes) {
      const guard = guardOf(id)
      const wrong = entries.filter((entry) => guard(entry) !== (entry.sys.contentType.sys.id === id))
      expect(
        wrong.map(({ sys }) => sys.id),
        id,
      ).toEqual([])
    }
  })

  test.each(contentModel.contentTypes.map((type) => [type.sys.id, type] as const))(
    'no entry of %s passes that lacks what it must have, or has another shape',
    (id, type) => {
      const guard = guardOf(id)
      const whole = entries.find((entry) => entry.sys.contentType.sys.id === id) as unknown as Damaged
      const damaged = (name: string, value: unknown) => ({ ...whole, fields: { ...whole.fields, [name]: value } })
      for (const field of type.fields) {
        expect(guard(damaged(field.id, null)), `${field.id} null`).toBe(false)
        expect(guard(damaged(field.id, 1n)), `${field.id} of another shape`).toBe(false)
        const mayBeAbsent = !field.required || field.type === 'Link'
        expect(guard(damaged(field.id, undefined)), `${field.id} absent`).toBe(mayBeAbsent)
      }
      expect(guard(damaged('fieldOfTomorrow', { any: 'thing' }))).toBe(true)
    },
  )

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'hero'],
    ['a list', []],
    ['an empty object', {}],
    ['a link that was not resolved', { sys: { type: 'Link', linkType: 'Entry', id: 'tour-hero' } }],
    ['an entry without fields', { sys: { id: 'x', contentType: { sys: { id: 'hero' } } } }],
    ['an entry whose fields are a text', { sys: { id: 'x', contentType: { sys: { id: 'hero' } } }, fields: 'all' }],
    ['an entry of an inherited type', { sys: { id: 'x', contentType: { sys: { id: 'constructor' } } }, fields: {} }],
  ])('%s is no entry of any type', (_what, given) => {
    for (const guard of guards.values()) expect(guard(given)).toBe(false)
    expect(types.readPageBlock(given)).toMatchObject({ kind: 'unknown', raw: given })
  })
})

describe('a block that is not as the model says is survived', () => {
  test.each<[what: string, damage: (entry: Damaged) => void, want: object]>([
    ['nothing is wrong', () => undefined, { kind: 'hero', id: 'tour-hero' }],
    ['a required text is missing', ({ fields }) => delete fields['headline'], { kind: 'unknown', type: 'hero' }],
    ['a text is a number', ({ fields }) => (fields['body'] = 7), { kind: 'unknown', type: 'hero' }],
    ['a picture was unpublished', ({ fields }) => delete fields['foregroundImage'], { kind: 'hero' }],
    ['a colour is of tomorrow', ({ fields }) => (fields['backgroundColour'] = 'Teal'), { kind: 'hero' }],
    ['its type is of tomorrow', ({ sys }) => (sys.contentType.sys.id = 'film'), { kind: 'unknown', type: 'film' }],
    [
      'its type is unknown by name',
      ({ sys }) => (sys.contentType.sys.id = 'unknown'),
      { kind: 'unknown', type: 'unknown' },
    ],
  ])('when %s', (_what, damage, want) => {
    const entry = hero()
    damage(entry)
    const block = types.readPageBlock(entry)
    expect(block).toMatchObject(want)
    if (block.kind === 'unknown') expect(block.raw).toBe(entry)
  })

  test('a value of tomorrow is told from those of the list', () => {
    expect(types.listedOr(types.heroBackgroundColourValues, 'Light Pink', 'White')).toBe('Light Pink')
    for (const value of ['Teal', 'light pink', '', undefined, null, 7, {}])
      expect(types.listedOr(types.heroBackgroundColourValues, value, 'White')).toBe('White')
  })

  test('links that lead nowhere, and entries of another type, are left away', () => {
    const intact = hero()
    const gone = { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } }
    expect(types.resolvedEntries<unknown>([intact, undefined, gone])).toEqual([intact])
    expect(types.resolvedEntries(undefined)).toEqual([])
    expect(types.intactEntries([intact, undefined, gone, null, 'x'], types.isHero)).toEqual([intact])
    expect(types.intactEntries(undefined, types.isHero)).toEqual([])
  })
})

describe('a page of the service', () => {
  test('shows a block of an unknown type with all that was sent [CNT-20]', async () => {
    const page = await content.page({ slug: 'unknown-block', locale: 'en-GB' })
    const blocks = types.resolvedEntries(page.fields.blocks).map((entry) => types.readPageBlock(entry))
    expect(blocks.map(({ kind }) => kind)).toEqual(['richText', 'unknown'])
    expect(blocks[1]).toMatchObject({
      kind: 'unknown',
      id: 'prize-wheel',
      type: 'prizeWheel',
      raw: { fields: { headline: 'Spin once a day', prizes: ['50 points', 'A coffee', 'A balloon'] } },
    })
  })

  test('stands without the block that was taken away [CNT-23]', async () => {
    const page = await content.page({ slug: 'missing-block', locale: 'en-GB' })
    const blocks = types.resolvedEntries(page.fields.blocks).map((entry) => types.readPageBlock(entry))
    expect(blocks.map(({ id }) => id)).toEqual(['autumn-text'])
  })

  test.each([
    ['party-members', ['audience.members']],
    ['party-gb', ['region.GB']],
    ['party-app', ['visibility.appOnly']],
    ['party-everyone', []],
  ] as const)('%s says by its tags who sees it [CNT-24]', (id, wanted) => {
    const entry = entries.find(({ sys }) => sys.id === id)
    expect(types.contentTags.filter((tag) => types.hasTag(entry, tag))).toEqual(wanted)
  })
})

test.each([
  ['page', types.readPageBlock],
  ['layout', types.readLayoutBlock],
  ['tab', types.readTabBlock],
] as const)('the blocks of a %s are read by their kinds', (id, read) => {
  const blocks = contentModel.contentTypes
    .find(({ sys }) => sys.id === id)
    ?.fields.find((field) => field.id === 'blocks')
  const kinds = blocks === undefined ? [] : linkedTypes(blocks)
  expect(kinds.length).toBeGreaterThan(10)
  for (const kind of kinds) expect(read(entries.find(({ sys }) => sys.contentType.sys.id === kind)).kind).toBe(kind)
})

test('types tell what may come', () => {
  expectTypeOf<'Teal'>().toExtend<ContentEntry<types.TypeHeroSkeleton>['fields']['backgroundColour']>()
  expectTypeOf<types.HeroBackgroundColour>().toEqualTypeOf<
    'Kestrel Red' | 'Light Pink' | 'Light Green' | 'Light Grey' | 'White'
  >()
  expectTypeOf<types.PageBlock['kind']>().toExtend<types.PageBlockSkeleton['contentTypeId'] | 'unknown'>()
  // @ts-expect-error a linked entry may be unpublished
  expectTypeOf<undefined>().not.toExtend<ContentEntry<types.TypeHomePublicSkeleton>['fields']['hero']>()
})
