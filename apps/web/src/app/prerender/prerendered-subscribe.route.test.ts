// @vitest-environment node
import { afterEach, beforeAll, expect, test } from 'vitest'
import { prepare, publicPaths, renderPage } from '#entry-server.tsx'
import { control } from '#test/connect-app.ts'

beforeAll(async () => prepare(await (await fetch(`${control.origin}/kestrel-red/config.json`)).json()))

// The flag is every visitor's: this file has the sandbox to itself.
afterEach(() => control.setFlag('web_subscription', true))

test('the plans are complete in the HTML, with prices and terms, before any script', async () => {
  const { html, status, queryState } = await renderPage('/subscribe')
  expect(status).toBe(200)
  const text = html
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  for (const part of [
    'Kestrel Red Free',
    'Kestrel Plus Yearly',
    '£7.99 a month',
    'Free for 7 days, then £79.99 a year.',
  ])
    expect(text).toContain(part)
  expect(html).toContain('href="/kestrel-red/subscription-payment/kestrel-plus-yearly"')
  expect(html).toMatch(/<table[^>]*>.*Two months for nothing.*<\/table>/s)
  // What the browser begins with is what the host had.
  expect(JSON.stringify(queryState)).toContain('"web_subscription":true')
  expect(await publicPaths()).toContain('/en-us/subscribe')
})

test('the plans are nowhere while the area is closed [SUB-28] [FLG-03]', async () => {
  await control.setFlag('web_subscription', false)
  const { html, status } = await renderPage('/subscribe')
  expect(status).toBe(404)
  expect(html).not.toContain('Kestrel Plus')
  expect(await publicPaths()).not.toContain('/subscribe')
})
