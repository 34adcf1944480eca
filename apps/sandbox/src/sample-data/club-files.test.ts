import { readdirSync, readFileSync } from 'node:fs'
import { loadDocument } from '@clubhouse/schemas/load-document'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { contentTypes } from '../content/content-model.ts'
import { storeFaults } from '../content/validate-store.ts'
import { oneOrigin } from '../origins.ts'
import { makeAjv } from '../rest/make-ajv.ts'
import { checkedClubFile, clubNames } from './club-files.ts'

const root = new URL('../../sample-data/', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')
const schemaOf = (file: string) => (file.startsWith('content/') ? 'content' : file.replace('.json', ''))

const files = clubNames.flatMap((name) =>
  readdirSync(new URL(`${name}/`, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => [name, file] as const),
)

test.each(files)('%s: %s is as its schema says', (name, file) => {
  const path = `${name}/${file}`
  expect(() => checkedClubFile(path, textOf(path), schemaOf(file))).not.toThrow()
})

describe('a mistake in a file is told with the file and the place', () => {
  test.each([
    ['brands.json', '"scene": "coffee"', '"scene": "cofee"', '/0/scene: must be one of flight, '],
    ['brands.json', '"slug": "copperpot-coffee",', '', '/0/slug: is required'],
    ['brands.json', '"ink": "#a2491f"', '"ink": "brown"', '/0/mark/ink: must match pattern'],
    ['rewards.json', '"cost": 400', '"cost": "400"', '/spend/0/cost: must be integer'],
    ['rewards.json', '"type": "QR_CODE"', '"type": "QR"', '/spend/0/type: must be one of DIGITAL_FULFILMENT, '],
    ['rewards.json', '"featured": 1,', '"futured": 1,', '/spend/0/futured: is not known'],
    ['members.json', '"code": "KR7M-4XQD-92TA",', '', '/members/0/history/36/code: is required'],
    ['members.json', 'gb.member@kestrel.test', 'gb.member', '/members/0/email: must match format "email"'],
    ['club.json', '"name": "Kestrel Red"', '"name": ""', '/name: must NOT have fewer than 1 characters'],
    ['content/legal.json', '"id": "terms"', '"id": "our terms"', '/0/id: must match pattern'],
    ['content/legal.json', '"contentType": "terms"', '"type": "terms"', '/0/contentType: is required'],
    ['plans.json', '"frequency": "YEAR"', '"frequency": "DECADE"', '/plans/0/frequency: must be one of MONTH, YEAR'],
    ['promotions.json', '[', '[,', "Unexpected token ','"],
  ])('%s: %s → %s', (file, right, wrong, sentence) => {
    const path = `kestrel/${file}`
    const text = textOf(path)
    expect(text).toContain(right)
    expect(() => checkedClubFile(path, text.replace(right, wrong), schemaOf(file))).toThrow(
      `  - sample-data/${path}, ${sentence}`,
    )
  })
})

describe.each(clubNames)('the club %s', (name) => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  /** Loads a module for this club: the name of the club is read once, when the first of its files is. */
  async function ofClub<Module>(load: () => Promise<Module>): Promise<Module> {
    vi.stubEnv('SANDBOX_CLUB', name)
    vi.resetModules()
    return load()
  }

  test('offers what the API knows: rewards, brands and plans', async () => {
    const { createCatalogue } = await ofClub(() => import('./create-catalogue.ts'))
    const { plans } = await import('./plans.ts')
    const catalogue = createCatalogue({ imagesOrigin: 'http://localhost/images', scale: 1, now: new Date() })
    const rewards = [...catalogue.spend, ...catalogue.earn]
    expect(rewards.length).toBeGreaterThanOrEqual(10)
    expect(new Set(rewards.map(({ reward }) => reward.rewardId)).size).toBe(rewards.length)
    for (const { reward } of rewards) expect(faultsOf('club', 'Reward', reward), reward.content.title).toEqual([])
    for (const brand of catalogue.brands) expect(faultsOf('discovery', 'Brand', brand), brand.slug).toEqual([])
    for (const plan of plans) expect(faultsOf('b2c', 'Plan', plan), plan.id).toEqual([])
    for (const { reward } of rewards.filter(({ reward: { subscriptionPlanId } }) => subscriptionPlanId))
      expect(plans.map(({ id }) => id)).toContain(reward.subscriptionPlanId)
  })

  test('has members whose profiles the API knows', async () => {
    const { sampleMembers } = await ofClub(() => import('./sample-members.ts'))
    for (const { key, email, profile, usablePoints } of sampleMembers) {
      const points = { current: usablePoints }
      const whole = { ...profile, redUserId: 'RED1', email, points, createdAt: '2026-11-20T10:00:00Z' }
      expect(faultsOf('club', 'Profile', whole), key).toEqual([])
    }
    expect(sampleMembers.map(({ key }) => key)).toContain('gb.member')
  })

  test('has content as the model says, published and drafted', async () => {
    const content = await ofClub(() => import('../content/sample-content.ts'))
    const origins = oneOrigin('http://localhost:4000')
    expect(storeFaults(content.createSampleContent(origins), contentTypes)).toEqual([])
    expect(storeFaults(content.createSampleDrafts(origins), contentTypes)).toEqual([])
  })

  test('names only brands and rewards that it has', async () => {
    const { club } = await ofClub(() => import('./club.ts'))
    const { findBrand } = await import('./brands.ts')
    const { earnOffers } = await import('./offers.ts')
    for (const slug of [club.cardBrand, ...club.sortableBrands]) expect(findBrand(slug), slug).toBeDefined()
    if (club.competitionRewardId !== undefined)
      expect(earnOffers.map(({ id }) => String(id))).toContain(club.competitionRewardId)
  })
})

test('an unknown club is refused with the names that there are', async () => {
  vi.stubEnv('SANDBOX_CLUB', 'osprey')
  vi.resetModules()
  await expect(import('./club-files.ts')).rejects.toThrow(
    `There is no sample club "osprey"; there are ${clubNames.join(' and ')}.`,
  )
  vi.unstubAllEnvs()
  vi.resetModules()
})

const documents = new Map<string, ReturnType<typeof makeAjv>>()

/** Returns where a value breaks a schema of one of the APIs. */
function faultsOf(host: 'club' | 'discovery' | 'b2c', schema: string, value: unknown): readonly string[] {
  const ajv = documents.get(host) ?? makeAjv({ strict: false }).addSchema(loadDocument(host), host)
  documents.set(host, ajv)
  const validate = ajv.getSchema(`${host}#/components/schemas/${schema}`)
  if (!validate) throw new Error(`The API ${host} has no schema ${schema}`)
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}
