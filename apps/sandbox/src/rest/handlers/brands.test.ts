import type { components } from '@clubhouse/rest-client/discovery.types'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TestSandbox, type TestMember } from '../../testing/test-sandbox.ts'

type Schemas = components['schemas']

let sandbox: TestSandbox
let member: TestMember

beforeAll(async () => {
  sandbox = await TestSandbox.start()
  member = await sandbox.member('gb.member')
})
afterAll(() => sandbox.close())

async function brandsIn(region: string): Promise<Schemas['Brand'][]> {
  return (await sandbox.call<Schemas['Brands']>(`/discovery/discoveries/brands?viewingRegion=${region}`)).body.brands
}

test('a region has the brands of which it sees a reward [API-29]', async () => {
  const [british, american, elsewhere] = await Promise.all(['GB', 'US', 'WORLD'].map(brandsIn))
  const slugs = (brands: Schemas['Brand'][] = []) => brands.map(({ slug }) => slug)
  expect(slugs(british)).toContain('copperpot-coffee')
  expect(slugs(american)).not.toContain('copperpot-coffee')
  const page = await sandbox.call<{ rewards: { content: { brandDetails: { slug: string } } }[] }>(
    '/api/discoveries/rewards/public?viewingRegion=WORLD&limit=100',
  )
  const rewarded = new Set(page.body.rewards.map(({ content }) => content.brandDetails.slug))
  expect(slugs(elsewhere)).toEqual(expect.arrayContaining([...rewarded]))
  expect(new Set(slugs(british)).size).toBe(british?.length)
})

describe('one brand', () => {
  test('is the same for a member and for a visitor [API-30] [BRD-15] [CON-45]', async () => {
    const [brand] = await brandsIn('GB')
    const path = `${brand?.slug}?viewingRegion=GB`
    expect((await member.call(`/discovery/${path}`)).body).toEqual(brand)
    expect((await sandbox.call(`/discovery/public/${path}`)).body).toEqual(brand)
    expect((await sandbox.call(`/discovery/${path}`)).status).toBe(401)
  })

  const refused: readonly [path: string, status: number][] = [
    ['no-such-brand?viewingRegion=GB', 404],
    ['Copperpot%20Coffee?viewingRegion=GB', 400],
    ['copperpot-coffee', 400],
    ['copperpot-coffee?viewingRegion=FR', 400],
  ]
  test.each(refused)('%s is refused with %i', async (path, status) => {
    expect((await sandbox.call(`/discovery/public/${path}`)).status).toBe(status)
    expect((await member.call(`/discovery/${path}`)).status).toBe(status)
  })
})
