import type { components } from '@clubhouse/rest-client/club.types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentDelivery } from '../../configuration.ts'
import { TestSandbox } from '../../testing/test-sandbox.ts'

type LegalDocument = components['schemas']['LegalDocument']

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await TestSandbox.start()
})
afterAll(() => sandbox.close())

test.each([
  ['terms', '', 'en-GB'],
  ['terms', '?region=GB', 'en-GB'],
  ['terms', '?region=WORLD', 'en-GB'],
  ['terms', '?region=US', 'en-US'],
  ['privacy', '', 'en-GB'],
  ['privacy', '?region=US', 'en-US'],
])(
  'a visitor reads the %s of %s as the content service has them in %s [API-17] [CNT-32] [CNT-33]',
  async (type, query, locale) => {
    const { status, body } = await sandbox.call<LegalDocument>(`/api/content/${type}${query}`)
    expect(status).toBe(200)
    const { body: delivered } = await sandbox.call<{
      items: [{ sys: { revision: number }; fields: { title: string; body: object } }]
    }>(`/content/spaces/${contentDelivery.space}/environments/master/entries?content_type=${type}&locale=${locale}`, {
      headers: { authorization: `Bearer ${contentDelivery.token}` },
    })
    const [entry] = delivered.items
    expect(body).toEqual({ title: entry.fields.title, body: entry.fields.body, version: entry.sys.revision })
  },
)

test('what differs between the regions does', async () => {
  const read = async (region: string) => (await sandbox.call<LegalDocument>(`/api/content/terms?region=${region}`)).body
  const [british, american] = [await read('GB'), await read('US')]
  expect(JSON.stringify(british.body)).toContain('England and Wales')
  expect(JSON.stringify(american.body)).toContain('State of New York')
})

test('a region that there is not has none', async () => {
  expect((await sandbox.call('/api/content/terms?region=FR')).status).toBe(400)
})
