import { expect, test } from 'vitest'
import { redact, redactHeaders } from './redact.ts'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = `${encoded({ alg: 'none' })}.${encoded({ sub: 'm1' })}.c2ln`
/** As the provider makes its codes and refresh tokens. */
const opaque = 'k3Jx0-vQ7bTz_9LmWc2YhRfE5sUaN8dGpXiKoB1tVqZ'

test('what is kept of a request lets nobody act as the member', () => {
  const headers = redactHeaders({ authorization: `Bearer ${token}`, 'x-id-token': token, cookie: 'a=b', accept: '*/*' })
  expect(headers).toEqual({
    authorization: { sub: 'm1' },
    'x-id-token': { sub: 'm1' },
    cookie: '[removed]',
    accept: '*/*',
  })
  expect(redactHeaders({ authorization: 'Basic c2VjcmV0' })).toEqual({ authorization: '[removed]' })
  expect(redactHeaders({ authorization: `Bearer ${opaque}` })).toEqual({ authorization: '[removed]' })
  expect(redactHeaders({ 'x-page-renderer': '0f' })).toEqual({ 'x-page-renderer': '[removed]' })
  expect(redact({ list: [{ token }], rest: 1 })).toEqual({ list: [{ token: { sub: 'm1' } }], rest: 1 })
})

test.each([
  ['a token within an address', `https://club.test/end?id_token_hint=${token}&state=1`],
  ['a token within JSON that is a text', JSON.stringify({ inner: JSON.stringify({ token }) })],
  ['a token after a scheme', `bearer ${token}`],
  ['two tokens', `${token} ${token}`],
  ['a token that something is glued to', `id_token-${token}`],
  ['a token whose dots are encoded', token.replaceAll('.', '%2E')],
  ['a token all of whose characters may be encoded', encodeURIComponent(`{"t":"${token}"}`)],
  ['a token without a signature', token.replace(/[^.]*$/, '')],
  ['a token whose header begins with a space', token.replace(/^[^.]*/, Buffer.from('{ "a":1}').toString('base64url'))],
  ['an encrypted token of five parts', `${encoded({ alg: 'dir' })}..aXY.Y3Q.dGFn`],
  ['a refresh token', opaque],
  ['a code within an address', `/login-success?code=${opaque}&state=x`],
  ['a refresh token in a form', `grant_type=refresh_token&refresh_token=${opaque}`],
])('%s is removed', (_what, text) => {
  for (const value of [text, [text], { [text]: 1 }, { a: [{ b: text }] }]) {
    const kept = JSON.stringify(redact(value))
    expect(kept).not.toMatch(/ey[\w-]{4}/)
    expect(kept).not.toContain(opaque)
    expect(kept).toMatch(/\[removed\]|"sub":"m1"/)
  }
})

test.each([
  'https://images.club.test/they.were.there/eye.jpg?w=200',
  '/kestrel-red/rewards/a-slug-that-is-as-long-as-a-refresh-token-00',
  '7f1c9a52-6a0f-4f43-9a86-8f3fd2f9b2b1',
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  'grey.hair.and.eyJ',
  '100%',
])('%s is kept', (text) => {
  expect(redact({ [text]: text })).toEqual({ [text]: text })
})

test('a value is kept however deep it is, as far as anybody can read it', () => {
  let deep: unknown = token
  for (let level = 0; level < 100_000; level++) deep = level % 2 === 0 ? [deep] : { deep }
  expect(JSON.stringify(redact(deep))).toContain('[too deep to keep]')
  const deepClaims = `${encoded({ alg: 'none' })}.${Buffer.from(`{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`).toString('base64url')}.c2ln`
  expect(JSON.stringify(redact({ deepClaims }))).toContain('[too deep to keep]')
})

test('tokens within claims are removed too', () => {
  const outer = `${encoded({ alg: 'none' })}.${encoded({ sub: 'm1', inner: token, nested: `x ${token}` })}.c2ln`
  expect(redact(outer)).toEqual({ sub: 'm1', inner: { sub: 'm1' }, nested: 'x [removed]' })
})

test('a long text is looked through in no time', () => {
  const started = performance.now()
  for (const text of ['eyJ'.repeat(300_000), 'a.'.repeat(400_000), 'Ab-'.repeat(300_000), '%2e'.repeat(300_000)])
    redact(text)
  expect(performance.now() - started).toBeLessThan(2_000)
})
