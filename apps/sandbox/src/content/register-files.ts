import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sampleDocuments } from './sample-assets.ts'

/** The static asset host's documents, below `/content/files` (CNT-34, CNT-39); pictures come from the image service. */
export function registerFiles(app: FastifyInstance): void {
  app.get('/content/files/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const document = sampleDocuments.find(({ file }) => file.fileName === request.params.name)
    reply.headers({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' })
    if (document === undefined)
      return reply.code(404).send({ code: 'NOT_FOUND', message: `There is no file ${request.params.name}.` })
    const etag = `"${createHash('sha256').update(document.bytes).digest('hex').slice(0, 32)}"`
    reply.headers({ 'cache-control': 'public, max-age=86400', etag })
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type(document.file.contentType).send(document.bytes)
  })
}
