import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runtimeConfiguration } from '../configuration.ts'
import { oneOrigin } from '../origins.ts'
import { registerWebApp } from '../register-web-app.ts'

const app = fastify()
const script = '<script src="/kestrel-red/simulated-shell.js"></script>'
let webRoot: string

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'simulated-shell-'))
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><html><head><title>app</title></head></html>')
  registerWebApp(app, {
    config: runtimeConfiguration(oneOrigin('http://localhost:4000')),
    basePath: '/kestrel-red',
    webRoot,
  })
})
afterAll(async () => {
  await app.close()
  await rm(webRoot, { recursive: true })
})

test.each([
  ['iframe', 'same-origin', "'self'", 'SAMEORIGIN', true],
  ['iframe', 'cross-site', "'none'", 'DENY', false],
  ['document', 'same-origin', "'none'", 'DENY', false],
])('a page loaded as %s, %s, may be framed by %s (%s), with the shell: %s', async (as, site, by, options, hasShell) => {
  const headers = { 'sec-fetch-dest': as, 'sec-fetch-site': site }
  const answer = await app.inject({ url: '/kestrel-red/account', headers })
  expect(answer.headers['content-security-policy']).toContain(`frame-ancestors ${by}`)
  expect(answer.headers['x-frame-options']).toBe(options)
  expect(answer.body.includes(`<head>${script}<title>`)).toBe(hasShell)
})

test('the page on which a card is entered is never framed', async () => {
  const headers = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'same-origin' }
  const answer = await app.inject({ url: '/kestrel-red/subscription-payment/p1', headers })
  expect(answer.headers['x-frame-options']).toBe('DENY')
  expect(answer.body).not.toContain(script)
})
