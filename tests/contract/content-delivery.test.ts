import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { createClient, type ContentfulClientApi } from 'contentful'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentModel } from './content-model.ts'

const token = 'sandbox-delivery-token'
let sandbox: TestSandbox
let sdk: ContentfulClientApi<undefined>

const client = (options: { accessToken?: string; space?: string; environment?: string; retryLimit?: number } = {}) =>
  createClient({
    space: 'clubhouse',
    environment: 'master',
    accessToken: token,
    host: new URL(sandbox.origin).host,
    insecure: true,
    basePath: '/content',
    retryLimit: 0,
    ...options,
  })

beforeAll(async () => {
  sandbox = await startTestSandbox()
  sdk = client()
})
afterAll(() => sandbox.close())

describe('the stock SDK finds what it asks for', () => {
  test.each<[what: string, query: Record<string, unknown>, ids: readonly string[]]>([
    ['by slug', { content_type: 'page', 'fields.slug': 'club-tour' }, ['page-club-tour']],
    ['not by the case of a slug', { content_type: 'page', 'fields.slug': 'Club-Tour' }, []],
    [
      'by any of several values',
      { content_type: 'accountCard', 'fields.partnerCode[in]': ['VAA', 'SYF'] },
      ['account-card-airline', 'account-card-issuer'],
    ],
    [
      'by none of several',
      { content_type: 'accountCard', 'fields.partnerCode[nin]': 'VAA,SYF' },
      ['account-card-rewards'],
    ],
    [
      'by another value',
      { content_type: 'accountCard', 'fields.partnerCode[ne]': 'VAA' },
      ['account-card-issuer', 'account-card-rewards'],
    ],
    [
      'by what is there',
      { content_type: 'accountCard', 'fields.balanceLabel[exists]': true },
      ['account-card-rewards'],
    ],
    ['by what is not', { content_type: 'accountCard', 'fields.footnote[exists]': false }, ['account-card-rewards']],
    [
      'by number',
      { content_type: 'modernSlaveryStatement', 'fields.year[gte]': 2023 },
      ['statement-2023', 'statement-2024'],
    ],
    ['by words', { content_type: 'accountCard', 'fields.title[match]': 'flying' }, ['account-card-airline']],
    ['by id', { 'sys.id[in]': ['statement-2019', 'terms'] }, ['statement-2019', 'terms']],
    ['by what it links to', { links_to_entry: 'activity-faq' }, ['activity-page', 'prize-wheel']],
    ['by the picture it shows', { links_to_asset: 'modern-slavery-2020' }, ['statement-2020']],
    ['by the id of a link', { content_type: 'activityPage', 'fields.faq.sys.id': 'activity-faq' }, ['activity-page']],
    ['by tag', { 'metadata.tags.sys.id[in]': 'region.GB,region.US' }, ['party-gb', 'party-us']],
    ['by type among ids', { 'sys.contentType.sys.id': 'guestApplyModal' }, ['guest-apply-modal']],
  ])('%s', async (_what, query, ids) => {
    const { items, total } = await sdk.getEntries(query)
    expect(items.map(({ sys }) => sys.id).sort()).toEqual(ids.toSorted())
    expect(total).toBe(ids.length)
  })

  test('in the order and the pages that it asks for', async () => {
    const years = async (query: object) =>
      (await sdk.getEntries({ content_type: 'modernSlaveryStatement', ...query })).items.map(
        ({ fields }) => fields['year'],
      )
    expect(await years({ order: ['-fields.year'] })).toEqual([2024, 2023, 2022, 2021, 2020, 2019])
    expect(await years({ order: ['sys.createdAt'], skip: 1, limit: 2 })).toEqual([2020, 2021])
    expect(await years({ order: ['-sys.createdAt'], limit: 1 })).toEqual([2024])
  })

  test('only the fields that it selects', async () => {
    const { items } = await sdk.getEntries({ content_type: 'accountCard', select: ['fields.title'], limit: 1 })
    expect(items[0]?.fields).toEqual({ title: 'Flying Club' })
    expect(items[0]?.sys.id).toBe('account-card-airline')
  })

  test('as deep as it asks', async () => {
    const deep = async (include: 0 | 1 | 10) => {
      const { items } = await sdk.getEntries({ content_type: 'page', 'fields.slug': 'club-tour', include })
      return JSON.stringify(items[0]?.fields['blocks'])
    }
    expect(await deep(0)).not.toContain('Ten minutes')
    expect(await deep(1)).toContain('Ten minutes')
    expect(await deep(1)).not.toContain('A case from Kestrel Wines')
    expect(await deep(10)).toContain('A case from Kestrel Wines')
  })

  test('a value of the locale, else that of the one it falls back to', async () => {
    const title = async (locale: string) => (await sdk.getEntry('terms', { locale })).fields['title']
    expect(await title('en-US')).toBe('Terms and Conditions')
    expect(await title('en-GB')).toBe('Terms and conditions')
    const all = await sdk.withAllLocales.getEntry('terms')
    expect(Object.keys(all.fields['title'] ?? {})).toEqual(['en-GB', 'en-US'])
    expect((await sdk.getEntry('account-card-rewards', { locale: 'en-US' })).fields['title']).toBe('Bilt Rewards')
  })

  test('each link that leads nowhere, told apart from the rest', async () => {
    const answer = await sdk.getEntries({ content_type: 'page', 'fields.slug': 'missing-block', include: 10 })
    expect(answer.errors).toEqual([
      { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: 'Entry', id: 'taken-away' } },
    ])
    expect(answer.items[0]?.fields['title']).toBe('Where the autumn banner was')
  })

  test('the model, the locales and the tags', async () => {
    const ids = (items: readonly { sys: { id: string } }[]) => items.map(({ sys }) => sys.id)
    expect(ids((await sdk.getContentTypes()).items)).toEqual(ids(contentModel.contentTypes))
    expect((await sdk.getContentType('hero')).displayField).toBe('internalName')
    expect((await sdk.getLocales()).items.map(({ code }) => code)).toEqual(['en-GB', 'en-US'])
    expect(ids((await sdk.getTags()).items)).toEqual(ids(contentModel.tags))
    expect((await sdk.getSpace()).sys.id).toBe('clubhouse')
  })
})

describe('what the provider refuses is refused in its words', () => {
  test.each<[what: string, query: Record<string, unknown>, name: string]>([
    ['an unknown type', { content_type: 'wheel' }, 'unknownContentType'],
    ['an unknown field', { content_type: 'page', 'fields.colour': 'red' }, 'unknown'],
    ['an unknown field to order by', { content_type: 'page', order: 'fields.colour' }, 'unknown'],
    ['an unknown property', { 'sys.colour': 'red' }, 'unknown'],
    ['a text to order by', { content_type: 'accordionItem', order: 'fields.body' }, 'order'],
    ['a field without a type', { 'fields.slug': 'about' }, 'a content type must be specified'],
    ['a selection without a type', { select: 'fields.slug' }, 'a content type must be specified'],
    ['an unknown operator', { content_type: 'page', 'fields.slug[like]': 'a' }, 'operator like is unknown'],
    ['no parameter', { colour: 'red' }, 'colour is not a parameter'],
    ['too many', { limit: '1001' }, 'limit'],
    ['less than none', { limit: '-1' }, 'limit'],
    ['half a step', { skip: '1.5' }, 'skip'],
    ['too deep', { include: '11' }, 'include'],
  ])('%s', async (_what, query, message) => {
    const url = new URL(`${sandbox.origin}/content/spaces/clubhouse/environments/master/entries`)
    url.search = new URLSearchParams(query as Record<string, string>).toString()
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
    expect(answer.status).toBe(400)
    const body = await answer.text()
    expect(JSON.parse(body)).toMatchObject({
      sys: { type: 'Error', id: 'InvalidQuery' },
      requestId: expect.any(String),
    })
    expect(body).toContain(message)
  })

  test.each([
    ['a locale that there is not', () => sdk.getEntries({ locale: 'fr-FR' }), 'UnknownLocale'],
    ['a wrong token', () => client({ accessToken: 'wrong' }).getEntries(), 'AccessTokenInvalid'],
    ['another space', () => client({ space: 'elsewhere' }).getEntries(), 'NotFound'],
    ['another environment', () => client({ environment: 'elsewhere' }).getEntries(), 'NotFound'],
    ['an entry that there is not', () => sdk.getAsset('nothing'), 'NotFound'],
    ['a type that there is not', () => sdk.getContentType('nothing'), 'NotFound'],
  ])('%s', async (_what, call, name) => {
    await expect(call()).rejects.toMatchObject({ name })
  })
})

describe('reads that fail', () => {
  test('a rate limit is waited out, as long as its header says', async () => {
    await sandbox.control.addFault({
      operationId: 'content.privacy',
      status: 429,
      times: 2,
      headers: { 'x-contentful-ratelimit-reset': '0' },
    })
    expect((await client({ retryLimit: 2 }).getEntries({ content_type: 'privacy' })).total).toBe(1)
    const log = await sandbox.control.requests({ operationId: 'content.privacy' })
    expect(log.map(({ status }) => status)).toEqual([429, 429, 200])
  })

  test('a browser of another origin may read it, and the header that says how long to wait', async () => {
    const address = `${sandbox.origin}/content/spaces/clubhouse/environments/master/entries?access_token=${token}&limit=1`
    const answer = await fetch(address, { headers: { origin: 'https://www.kestrel.test' } })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/X-Contentful-RateLimit-Reset/i)
  })
})
