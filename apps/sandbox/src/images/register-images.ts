import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { club } from '../sample-data/club.ts'
import { brandPicture } from './brand-picture.ts'
import { createImageCache } from './image-cache.ts'
import { formats, readImageOptions, type ImageOptions } from './image-options.ts'
import { renderImage, type Source } from './render-image.ts'
import { rewardPicture } from './reward-picture.ts'
import { findPicture } from './svg-file.ts'
import { voucherQr } from './voucher-qr.ts'

export interface ImagesOptions {
  /** Where rendered pictures are kept between starts. */
  cacheFolder: string
}

/** The logo of the partner that issues the card, where no editor has named one (CCD-05). */
const cardPartner = 'card-partner'

const openToAll = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
}

/** Serves every picture below `/images`, drawn here and rendered as the address asks (IMG-01). */
export function registerImages(app: FastifyInstance, { cacheFolder }: ImagesOptions): void {
  const cache = createImageCache(cacheFolder)

  const serve = (path: string, sourceOf: (name: string) => Source | undefined) =>
    app.get(
      `/images/${path}/:name`,
      async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) => {
        reply.headers(openToAll)
        const options = readImageOptions(request.query as Record<string, unknown>)
        if (!('format' in options))
          return reply
            .code(400)
            .send({ code: 'VALIDATION', message: 'The picture cannot be made like that.', errors: options })
        const { name } = request.params
        const source = sourceOf(name)
        if (!source) return reply.code(404).send({ code: 'NOT_FOUND', message: `There is no picture ${path}/${name}.` })
        const key = keyOf(source, options)
        const etag = `"${key.slice(0, 32)}"`
        reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag })
        if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
        return reply.type(formats[options.format]).send(await cache.get(key, () => renderImage(source, options)))
      },
    )

  serve('rewards', rewardPicture)
  serve('brands', brandPicture)
  serve('content', (name) => (name === cardPartner ? brandPicture(club.cardBrand) : findPicture(name)))
  serve('voucher-qr', (code) => (code.length <= 200 ? voucherQr(code) : undefined))
}

function keyOf(source: Source, options: ImageOptions): string {
  return createHash('sha256').update(source.svg).update(JSON.stringify(options)).digest('hex')
}
