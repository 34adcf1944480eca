import { configureContentClient } from '@clubhouse/content-client/configure'
import * as content from '@clubhouse/content-client/content'
import * as generated from '@clubhouse/content-client/types'
import { startTestSandbox, type TestSandbox } from '@clubhouse/test-kit/test-sandbox'
import { createClient, type ContentfulClientApi, type Entry } from 'contentful'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hurry, inHurriedTime } from './hurried-time.ts'
import { deviations } from './content-fields.ts'
import { contentModel, linkedTypes } from './content-model.ts'

const token = 'sandbox-delivery-token'
/** The blocks of CNT-03 to CNT-19. */
const blockKinds = [
  'pageContent',
  'layout',
  'richText',
  'image',
  'hero',
  'button',
  'redHotBanner',
  'socialMediaPost',
  'embeddedContent',
  'imageWithEmbeddedContent',
  'howItWorks',
  'faq',
  'homeFaqSection',
  'introCarousel',
  'eligibleBenefits',
  'personalPerksProgressBar',
  'tabbedContent',
]
/** Pages that are not as the model says, and what of them is not there. */
const outsideModel = new Set(['page-unknown-block', 'page-missing-block', 'quiz-text'])

let sandbox: TestSandbox
let sdk: ContentfulClientApi<undefined>
beforeAll(async () => {
  sandbox = await startTestSandbox()
  configureContentClient({ url: `${sandbox.origin}/content`, space: 'clubhouse', environment: 'master', token })
  sdk = createClient({
    space: 'clubhouse',
    accessToken: token,
    host: new URL(sandbox.origin).host,
    insecure: true,
    basePath: '/content',
    retryLimit: 0,
  })
})
afterAll(() => sandbox.close())

const read = async (content_type: string, locale: string): Promise<Entry[]> =>
  (await sdk.getEntries({ content_type, locale, include: 10, limit: 1000 })).items

describe.each(contentModel.contentTypes.map((type) => [type.sys.id, type] as const))('%s', (id, type) => {
  test.each(content.contentLocales)('every entry is in %s as the model says [DCD-01] [DCD-04]', async (locale) => {
    const entries = await read(id, locale)
    expect(entries.length).toBeGreaterThan(0)
    for (const { fields, sys } of entries.filter((entry) => !outsideModel.has(entry.sys.id))) {
      expect(sys).toMatchObject({ locale, revision: expect.any(Number), contentType: { sys: { id } } })
      const unknown = Object.keys(fields).filter((name) => !type.fields.some((field) => field.id === name))
      const wrong = type.fields.flatMap((field) =>
        deviations(field, fields[field.id]).map((what) => `${sys.id}.${field.id} ${what}`),
      )
      expect([...unknown, ...wrong]).toEqual([])
    }
  })

  test('is made by editors who are told what each field is for', () => {
    expect(type.description).toMatch(/\([^)]*\b[A-Z]{3}-\d\d\b/)
    const controls = contentModel.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === id)?.controls ?? []
    expect(controls.map(({ fieldId }) => fieldId)).toEqual(type.fields.map((field) => field.id))
    expect(controls.filter(({ settings }) => (settings?.helpText ?? '') === '')).toEqual([])
  })

  test('a fault for its reads reaches them', async () => {
    await sandbox.control.addFault({ operationId: `content.${id}`, status: 500, times: 1 })
    await expect(sdk.getEntries({ content_type: id })).rejects.toThrow()
    expect((await sdk.getEntries({ content_type: id, limit: 1 })).items).toHaveLength(1)
    const log = await sandbox.control.requests({ operationId: `content.${id}` })
    expect(new Set(log.slice(-2).map(({ status }) => status))).toEqual(new Set([200, 500]))
  })
})

describe('the sample content', () => {
  test.each(content.contentLocales)('has a block of every kind in %s [CNT-03 to CNT-19]', async (locale) => {
    const slug = locale === 'en-US' ? 'club-tour-us' : 'club-tour'
    const page = await content.page({ slug, locale })
    const kinds = generated.resolvedEntries(page.fields.blocks).map((entry) => generated.readPageBlock(entry).kind)
    expect([...kinds].sort()).toEqual([...blockKinds].sort())
  })

  test('no page is out of reach, and no entry that nothing leads to', async () => {
    const { items, total } = await sdk.withAllLocales.withoutLinkResolution.getEntries({ limit: 1000, include: 0 })
    expect(items).toHaveLength(total)
    const roots = new Set(Object.keys(content))
    const linked = new Set(
      JSON.stringify(items.map(({ fields }) => fields)).match(/(?<="linkType":"Entry","id":")[^"]+/g),
    )
    const stray = items.filter(({ sys }) => !roots.has(sys.contentType.sys.id) && !linked.has(sys.id))
    // Every brand has a tile, so that editors may choose any.
    expect(stray.filter(({ sys }) => sys.contentType.sys.id !== 'brandTile').map(({ sys }) => sys.id)).toEqual([])
    for (const { fields } of await read('page', 'en-GB'))
      expect((await content.page({ slug: String(fields['slug']), locale: 'en-GB' })).fields.title).toBe(fields['title'])
  })

  test.each([
    'home-page-logged-out',
    'home-page-logged-in',
    'home-page-logged-out-us',
    'home-page-logged-in-us',
    'footer',
  ])('the reserved slug %s is there to be refused [CNT-22]', async (slug) => {
    expect((await content.page({ slug, locale: 'en-GB' })).fields.slug).toBe(slug)
  })

  test('statements of 2019 to 2024 are PDFs under their names [CNT-34] [CNT-39]', async () => {
    const statements = await read('modernSlaveryStatement', 'en-GB')
    const files = await Promise.all(
      statements.map(async ({ fields }) => {
        const { fields: asset } = fields['document'] as unknown as {
          fields: { file: { url: string; details: { size: number } } }
        }
        const answer = await fetch(`http:${asset.file.url}`)
        const body = await answer.bytes()
        expect(answer.headers.get('content-type')).toBe('application/pdf')
        expect(body.length).toBe(asset.file.details.size)
        expect(new TextDecoder().decode(body.slice(0, 5))).toBe('%PDF-')
        return asset.file.url.split('/').at(-1)
      }),
    )
    expect(new Set(files)).toEqual(
      new Set([2019, 2020, 2021, 2022, 2023, 2024].map((year) => `modern-slavery-statement-${year}.pdf`)),
    )
  })

  test('brand benefits hold brands, each with its logo, its page and its benefits [CNT-28]', async () => {
    const { fields } = await content.brandBenefits({ locale: 'en-GB', slug: 'brand-benefits-uk' })
    expect(fields).toMatchObject({ slug: 'brand-benefits-uk', brandBenefitsType: 'Club' })
    const brands = generated.intactEntries(fields.brands, generated.isBrandBenefitsBrand)
    expect(brands).toHaveLength(fields.brands.length)
    for (const brand of brands) {
      expect(brand.fields.brandName).not.toBe('')
      expect(brand.fields.brandLogo?.fields.file?.url).toMatch(/\/images\/brands\//)
      expect(generated.isBrandTile(brand.fields.brandDetails)).toBe(true)
      const benefits = generated.intactEntries(brand.fields.benefits, generated.isBrandBenefit)
      expect(benefits.length).toBeGreaterThan(0)
      for (const { fields: benefit } of benefits)
        expect(benefit).toMatchObject({
          title: expect.any(String),
          description: expect.any(String),
          image: expect.anything(),
        })
    }
  })

  test('an asset has a file with its address, a title and a description [CNT-27]', async () => {
    const { items } = await sdk.getAssets({ limit: 1000 })
    expect(items.length).toBeGreaterThan(40)
    for (const { fields } of items)
      expect(fields).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        file: { url: expect.stringMatching(/^\/\//), contentType: expect.any(String) },
      })
  })

  test.each([
    ['account cards, one a partner', 'accountCard', content.accountCard, ['BILTREWARDS', 'SYF', 'VAA']],
    ['the guest-apply modal', 'guestApplyModal', content.guestApplyModal, ['']],
  ] as const)('%s: fetched by content type [CNT-38]', async (_what, type, operation, partners) => {
    const entries = await operation.list({ locale: 'en-US' })
    const named = entries.map(({ fields }) => ('partnerCode' in fields ? fields.partnerCode : ''))
    expect(named.toSorted((a, b) => a.localeCompare(b))).toEqual(partners)
    for (const { fields, sys } of entries) {
      expect(sys.contentType.sys.id).toBe(type)
      expect(fields.title).not.toBe('')
    }
  })

  test('a page has its data, its texts for search engines and its tags, by slug [API-53]', async () => {
    const { fields, metadata } = await content.page({ locale: 'en-GB', slug: 'members-lounge' })
    expect(fields.title).toBe('The members’ lounge')
    expect(fields.seo?.fields).toMatchObject({ title: fields.title, hideFromSearchEngines: true })
    expect(metadata.tags.map(({ sys }) => sys.id)).toEqual(['audience.members'])
  })

  test.each([
    ['brand benefits by slug [RWD-33]', () => content.brandBenefits({ locale: 'en-GB', slug: 'brand-benefits-uk' })],
    ['the guest-apply modal [CCD-39]', () => content.guestApplyModal({ locale: 'en-US' })],
    ['the activity page [ACT-11]', () => content.activityPage({ locale: 'en-GB' })],
    ['the card landing [CCD-02]', () => content.page({ locale: 'en-US', slug: 'rewards-credit-card-us' })],
    [
      'the page of a card partner [CCD-03]',
      () => content.page({ locale: 'en-US', slug: 'rewards-credit-card-HB7Q2X9K4M1T8W5Z3R6P-us' }),
    ],
    ['the flight landing [FLT-03]', () => content.page({ locale: 'en-GB', slug: 'redsky-search' })],
  ])('has %s', async (_what, call) => {
    expect((await call()).sys.revision).toBeGreaterThan(0)
  })

  test('has a card for each partner, and a transition for each journey [LNK-05] [CCD-06]', async () => {
    const cards = await content.accountCard.list({ locale: 'en-US' })
    expect(cards.map(({ fields }) => fields.partnerCode).sort()).toEqual(['BILTREWARDS', 'SYF', 'VAA'])
    const journeys = await content.cardTransitionPage.list({ locale: 'en-US' })
    expect(new Set(journeys.map(({ fields }) => fields.applicationType))).toEqual(new Set(['PREQUAL', 'APPLY']))
  })

  test('says when points come, and how long they can be asked for [ACT-05] [ACT-06] [LNK-29]', async () => {
    const { fields } = await content.activityPage({ locale: 'en-GB' })
    const answers = generated
      .intactEntries(fields.faq?.fields.accordions, generated.isAccordionItem)
      .map((item) => item.fields.body)
      .join(' ')
    expect(answers).toMatch(/about 45 days/)
    expect(answers).toMatch(/within 6 months/)
    expect(answers).toMatch(/within 24 hours/)
    const cards = await content.accountCard.list({ locale: 'en-US' })
    expect(cards.map((card) => card.fields.footnote ?? '').join(' ')).toMatch(/up to 48 hours/)
  })
})

describe('the model', () => {
  test('has no circle, so that a page with all its links can be sent as JSON', () => {
    const targets = new Map(contentModel.contentTypes.map(({ sys, fields }) => [sys.id, fields.flatMap(linkedTypes)]))
    const circles = (id: string, way: readonly string[]): string[] =>
      way.includes(id)
        ? [[...way, id].join(' > ')]
        : (targets.get(id) ?? []).flatMap((next) => circles(next, [...way, id]))
    expect(contentModel.contentTypes.flatMap(({ sys }) => circles(sys.id, []))).toEqual([])
  })

  test('is published by an import, which leaves types without a published version as drafts', () => {
    expect(contentModel.contentTypes.filter(({ sys }) => (sys.publishedVersion ?? 0) < 1)).toEqual([])
    expect(contentModel.locales).toEqual([
      expect.objectContaining({ code: 'en-GB', default: true, fallbackCode: null }),
      expect.objectContaining({ code: 'en-US', default: false, fallbackCode: 'en-GB' }),
    ])
  })

  test('gives an operation to each type that is read for itself, and to no other [API-52]', () => {
    const operations = Object.values(content).flatMap((value) =>
      typeof value === 'function' ? [value.operationId] : [],
    )
    expect(operations.sort()).toEqual(
      [
        'accountCard',
        'activityPage',
        'brandBenefits',
        'cardTransitionPage',
        'footerLinksPrivate',
        'footerLinksPublic',
        'guestApplyModal',
        'homePrivate',
        'homePublic',
        'page',
        'privacy',
        'terms',
      ].map((id) => `content.${id}`),
    )
  })
})

test('a page that there is not is said to be missing [CNT-23]', async () => {
  await expect(content.page({ locale: 'en-GB', slug: 'no-such-page' })).rejects.toMatchObject({ kind: 'not_found' })
})

test('content that cannot be read is said to be unavailable, after three attempts [API-07] [CST-02.b]', async () => {
  const since = new Date().toISOString()
  await sandbox.control.addFault({ operationId: 'content.terms', status: 500, times: 3 })
  const read = () => inHurriedTime(() => content.terms({ locale: 'en-GB' }))
  await expect(read()).rejects.toMatchObject({ kind: 'unavailable' })
  const log = await sandbox.control.requests({ operationId: 'content.terms', since })
  expect(log.map(({ status }) => status)).toEqual([500, 500, 500])
  expect((await content.terms({ locale: 'en-GB' })).fields.title).not.toBe('')
})

test('a rate limit is waited out, as long as its header says [API-07]', async () => {
  const since = new Date().toISOString()
  const seconds = 5
  const headers = { 'x-contentful-ratelimit-reset': String(seconds) }
  await sandbox.control.addFault({ operationId: 'content.privacy', status: 429, times: 2, headers })
  expect((await inHurriedTime(() => content.privacy({ locale: 'en-GB' }))).fields.title).not.toBe('')
  const log = await sandbox.control.requests({ operationId: 'content.privacy', since })
  expect(log.map(({ status }) => status)).toEqual([429, 429, 200])
  const [first = 0, second = 0, third = 0] = log.map(({ time }) => Date.parse(time))
  for (const waited of [second - first, third - second])
    expect(waited).toBeGreaterThanOrEqual((seconds * 1000) / hurry - 5)
})
