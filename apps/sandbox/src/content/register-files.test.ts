import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { registerEmbeds } from './embeds/register-embeds.ts'
import { registerFiles } from './register-files.ts'
import { sampleDocuments } from './sample-assets.ts'

const app = Fastify()
registerFiles(app)
registerEmbeds(app)

describe('documents of the asset host', () => {
  test.each([2019, 2020, 2021, 2022, 2023, 2024])('has the statement of %i, without a token [CNT-34]', async (year) => {
    const answer = await app.inject(`/content/files/modern-slavery-statement-${year}.pdf`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', etag: expect.any(String) })
    expect(answer.rawPayload).toEqual(sampleDocuments.find(({ file }) => file.fileName.includes(String(year)))?.bytes)
    expect(answer.payload).toContain(`Modern slavery statement ${year}`)
    const again = await app.inject({
      url: `/content/files/modern-slavery-statement-${year}.pdf`,
      headers: { 'if-none-match': answer.headers.etag ?? '' },
    })
    expect(again.statusCode).toBe(304)
  })

  test.each(['modern-slavery-statement-2018.pdf', '..%2fsample-content.ts', 'nothing'])('has no %s', async (name) => {
    expect((await app.inject(`/content/files/${name}`)).statusCode).toBe(404)
  })

  test.each(sampleDocuments)('$file.fileName says where each of its objects begins', ({ bytes }) => {
    const text = bytes.toString('latin1')
    const start = Number(/startxref\n(\d+)\n/.exec(text)?.[1])
    expect(text.slice(start, start + 4)).toBe('xref')
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
    offsets.forEach((offset, index) => expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true))
    expect(offsets).toHaveLength(7)
    const [, length, stream = ''] = /Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? []
    expect(stream).toHaveLength(Number(length))
    expect(Math.max(...stream.split('\n').map((line) => line.length))).toBeLessThan(100)
  })
})

describe('what pages embed', () => {
  test.each([
    ['', 'Say how much you spend in a month.'],
    ['?amount=200', 'That is about 7200 points a year.'],
    ['?amount=-1', 'Say how much you spend in a month.'],
    ['?amount=9999999', 'Say how much you spend in a month.'],
    ['?campaign=spring', '<strong>spring</strong>'],
    ['?campaign=%3Cscript%3E', '<strong>&#60;script&#62;</strong>'],
  ])('the calculator answers %s [CNT-30]', async (query, wanted) => {
    const answer = await app.inject(`/content/embeds/points-calculator${query}`)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.payload).toContain(wanted)
  })

  test('the script of the network is there to be loaded [CNT-31]', async () => {
    const answer = await app.inject('/content/embeds/social-post.js')
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(answer.payload).toContain('data-embedded')
  })
})
