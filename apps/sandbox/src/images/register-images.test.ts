import { readdirSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePictures } from '../content/sample-assets.ts'
import { brandRecords } from '../sample-data/brands.ts'
import { clubFilePath, sharedFilePath, valuesOf } from '../sample-data/club-files.ts'
import { earnOffers, sceneOfReward, spendOffers } from '../sample-data/offers.ts'
import { brandPicture } from './brand-picture.ts'
import { createImageCache } from './image-cache.ts'
import { registerImages } from './register-images.ts'
import { rewardPicture } from './reward-picture.ts'
import { findPicture, sceneTemplates } from './svg-file.ts'

let app: FastifyInstance
let cacheFolder: string

beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), 'images-'))
  app = Fastify()
  registerImages(app, { cacheFolder })
})
afterAll(async () => {
  await app.close()
  await rm(cacheFolder, { recursive: true })
})

describe('the image service', () => {
  it.each([
    ['fm=webp&q=90&w=422&h=237&fit=fill', 'webp', 422, 237],
    ['fm=webp&q=90&w=350&h=197&fit=crop', 'webp', 350, 197],
    ['fm=webp&w=190&h=350&fit=thumb', 'webp', 190, 350],
    ['fm=png&w=120&h=120&fit=pad&bg=rgb:ffffff', 'png', 120, 120],
    ['fm=jpg&w=160&h=90&fit=scale', 'jpeg', 160, 90],
    ['fm=avif&w=200', 'heif', 200, 113],
    ['h=90', 'webp', 160, 90],
    ['', 'webp', 800, 450],
  ])('gives a picture as asked with “%s” [IMG-01]', async (query, format, width, height) => {
    const answer = await app.inject(`/images/rewards/100101?${query}`)
    expect(answer.statusCode).toBe(200)
    const picture = await sharp(answer.rawPayload).metadata()
    expect({ format: picture.format, width: picture.width, height: picture.height }).toEqual({ format, width, height })
  })

  it('pads with the colour that is asked for, and with nothing when that is left away [IMG-02]', async () => {
    const corner = async (query: string) => {
      const { rawPayload } = await app.inject(`/images/rewards/100101?fm=png&w=100&h=100&fit=pad${query}`)
      const { data } = await sharp(rawPayload)
        .ensureAlpha()
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return [...data]
    }
    expect(await corner('&bg=rgb:e4002b')).toEqual([0xe4, 0x00, 0x2b, 255])
    expect((await corner(''))[3]).toBe(0)
  })

  it.each([
    'fm=gif',
    'q=0',
    'q=101',
    'q=high',
    'w=0',
    'w=4001',
    'h=-1',
    'w=1.5',
    'fit=squeeze',
    'bg=ffffff',
    'bg=rgb:fff',
    'width=100',
    'w=1&w=2',
  ])('refuses “%s” and says why', async (query) => {
    const answer = await app.inject(`/images/rewards/100101?${query}`)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'VALIDATION', errors: [{ path: `query/${query.split('=')[0]}` }] })
  })

  it.each(['rewards/999999', 'rewards/abc', 'brands/nobody', 'content/nothing', 'content/constructor'])(
    'has no picture %s',
    async (path) => {
      expect((await app.inject(`/images/${path}`)).statusCode).toBe(404)
    },
  )

  it('may be kept for ever and used by any page, and is not sent twice', async () => {
    const first = await app.inject('/images/brands/hartwell-cinemas?w=144&h=144')
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
      'content-type': 'image/webp',
    })
    const second = await app.inject({
      url: '/images/brands/hartwell-cinemas?w=144&h=144',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(second.statusCode).toBe(304)
    expect(second.rawPayload).toHaveLength(0)
    expect((await readdir(cacheFolder, { recursive: true })).length).toBeGreaterThan(1)
  })

  it('shows no wine at the top of a member’s home, which members without alcohol see as well', () => {
    const glass = 'M-53,-158C-54,-124 -38,-100 0,-97C38,-100 54,-124 53,-158C30,-163 -30,-153 -53,-158Z'
    expect(findPicture('category-wine')?.svg).toContain(glass)
    expect(findPicture('hero-private')?.svg).not.toContain(glass)
  })

  it('keeps the largest picture of a page small', async () => {
    for (const name of ['hero-public', 'hero-private', 'hero-about', 'banner-voyages', 'banner-plus'])
      expect(
        (await app.inject(`/images/content/${name}?fm=webp&q=90&w=872&h=500&fit=fill`)).rawPayload.length,
        name,
      ).toBeLessThan(45_000)
  })

  it.each(['KR1W-9EGN-53XJ', 'A', 'https://www.kestrel.test/redeem?code=KR1W-9EGN-53XJ&member=1067842210'])(
    'draws a code that a reader reads back: %s',
    async (code) => {
      for (const width of [180, 320]) {
        const { rawPayload } = await app.inject(`/images/voucher-qr/${encodeURIComponent(code)}?fm=png&w=${width}`)
        const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
        expect(jsqr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(code)
      }
    },
  )

  it('makes a picture once, however many ask for it at a time', async () => {
    const cache = createImageCache(join(cacheFolder, 'once'))
    let made = 0
    const make = async () => Buffer.from(String(++made))
    const pictures = await Promise.all([cache.get('ab', make), cache.get('ab', make), cache.get('ab', make)])
    expect(pictures.map(String)).toEqual(['1', '1', '1'])
    expect(String(await createImageCache(join(cacheFolder, 'once')).get('ab', make))).toBe('1')
  })
})

describe('the pictures', () => {
  it('has one for every reward, no two alike, and the same in every sandbox', () => {
    const offers = [...spendOffers, ...earnOffers]
    const drawings = offers.map(({ id }) => rewardPicture(String(id))?.svg)
    expect(drawings.every((svg) => svg?.startsWith('<svg'))).toBe(true)
    expect(new Set(drawings).size).toBe(offers.length)
    expect(rewardPicture('100101')?.svg).toBe(drawings[0])
    expect(drawings.join('')).not.toMatch(/NaN|undefined|<text|[{}]/)
    const drawn = new Set(offers.map(({ id }) => sceneOfReward(String(id))))
    const kinds = valuesOf('brands', 'scene')
    expect(kinds.filter((kind) => !drawn.has(kind))).toEqual([])
    expect(kinds.filter((kind) => sceneTemplates(kind).length < 2)).toEqual([])
  })

  it('has a mark for every brand, drawn without fonts', () => {
    const drawings = brandRecords.map(({ slug }) => brandPicture(slug)?.svg ?? '')
    expect(drawings.every((svg) => svg.startsWith('<svg') && !/NaN|undefined|<text|[{}]/.test(svg))).toBe(true)
    expect(new Set(drawings).size).toBe(brandRecords.length)
  })

  it('has every picture that the content names, in the shape that the content says', () => {
    for (const { id, path, file } of samplePictures) {
      const { width, height } = file.details.image ?? { width: 0, height: 0 }
      const picture = path.includes('/brands/') ? brandPicture(id.replace('brand-', '')) : findPicture(id)
      expect(picture, id).toBeDefined()
      expect(width / height, id).toBeCloseTo((picture?.width ?? 0) / (picture?.height ?? 1), 2)
    }
  })

  it('has the pictures of empty lists and of the pages, drawn without fonts', () => {
    const names = [clubFilePath('pictures/'), sharedFilePath('pictures/')]
      .flatMap((folder) => readdirSync(folder))
      .map((file) => file.replace('.svg', ''))
    expect(names).toEqual(expect.arrayContaining(['empty-vouchers', 'empty-orders', 'no-rewards', 'not-found']))
    for (const name of names) expect(findPicture(name)?.svg).toMatch(/^<svg(?!.*(NaN|undefined|<text))/s)
  })
})
