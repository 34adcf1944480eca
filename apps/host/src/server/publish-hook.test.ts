import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { type SignedRequest, whatIsWrong } from './publish-hook.ts'

const secret = 'x'.repeat(64)
const now = 1_764_000_000_000

/** What the content service sends, as its documentation says. */
function signed(change: Record<string, string> = {}, time = now): SignedRequest {
  const body = '{"sys":{"type":"Entry","id":"home"}}'
  const headers: Record<string, string> = {
    'content-type': 'application/vnd.contentful.management.v1+json',
    'x-contentful-signed-headers': 'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic',
    'x-contentful-timestamp': String(time),
    'x-contentful-topic': 'ContentManagement.Entry.publish',
  }
  const canonical = [
    'POST',
    '/-/publish',
    Object.entries(headers)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
    body,
  ].join('\n')
  const signature = createHmac('sha256', secret).update(canonical).digest('hex')
  return {
    method: 'POST',
    path: '/-/publish',
    body,
    headers: { ...headers, 'x-contentful-signature': signature, ...change },
  }
}

test('a call that the content service signed is right', () => {
  expect(whatIsWrong(signed(), secret, now + 29_000)).toBeUndefined()
})

test('headers that are not signed change nothing', () => {
  expect(whatIsWrong(signed({ 'user-agent': 'any', 'x-forwarded-for': '10.0.0.1' }), secret, now)).toBeUndefined()
})

test.each<[string, Partial<SignedRequest>, Record<string, string>, string]>([
  ['another body', { body: '{}' }, {}, 'The signature is wrong.'],
  ['another path', { path: '/-/other' }, {}, 'The signature is wrong.'],
  ['another topic', {}, { 'x-contentful-topic': 'ContentManagement.Entry.delete' }, 'The signature is wrong.'],
  ['another signature', {}, { 'x-contentful-signature': '0'.repeat(64) }, 'The signature is wrong.'],
  ['a signature of no kind', {}, { 'x-contentful-signature': '%' }, 'The signature is wrong.'],
  ['no signature', {}, { 'x-contentful-signature': '' }, 'The call is not signed.'],
  ['no time', {}, { 'x-contentful-timestamp': '' }, 'The call is not signed.'],
  ['a later time', {}, { 'x-contentful-timestamp': String(now + 1) }, 'The signature is wrong.'],
  ['a time of no kind', {}, { 'x-contentful-timestamp': '1e12' }, 'The signature is older or newer than 30 seconds.'],
  ['no list of headers', {}, { 'x-contentful-signed-headers': '' }, 'The signature does not cover its own time.'],
  [
    'a list without the time',
    {},
    { 'x-contentful-signed-headers': 'x-contentful-signed-headers' },
    'The signature does not cover its own time.',
  ],
])('a call with %s is refused', (_what, change, headers, want) => {
  expect(whatIsWrong({ ...signed(headers), ...change }, secret, now)).toBe(want)
})

test.each([30_000, -30_000])('a call that is %i ms old is refused, so that nobody can send it again later', (age) => {
  expect(whatIsWrong(signed({}, now - age), secret, now)).toBe('The signature is older or newer than 30 seconds.')
})

test('a call that was signed with another secret is refused', () => {
  expect(whatIsWrong(signed(), 'y'.repeat(64), now)).toBe('The signature is wrong.')
})
