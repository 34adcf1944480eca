import { expect, test } from 'vitest'
import { completeConfig } from '../testing/make-build.ts'
import { checkSiteConfig } from './check-site-config.ts'

const right = completeConfig()
const problemsOf = (value: unknown) => {
  const checked = checkSiteConfig(value)
  return checked.kind === 'wrong' ? checked.problems : []
}

test('a configuration with all that the app needs is right', () => {
  expect(checkSiteConfig(right)).toEqual({ kind: 'right', config: right })
})

test('a link may lead to a page over http', () => {
  expect(problemsOf({ ...right, links: { ...right.links, help: 'http://help.example/' } })).toEqual([])
})

test.each<[string, unknown, string]>([
  ['a list', [], 'It must be an object: { "origin": … }.'],
  ['no name', { ...right, clubName: ' ' }, '"clubName" must be a text that is not empty, but is " ".'],
  [
    'no host',
    { ...right, hosts: { ...right.hosts, club: undefined } },
    '"hosts.club" is missing; it must be an address that begins with https:// or http://.',
  ],
  [
    'an origin with a path',
    { ...right, origin: 'https://club.example/' },
    '"origin" must be an origin, such as https://club.example, without a path, but is "https://club.example/".',
  ],
  [
    'another scheme',
    { ...right, identity: { authority: 'javascript:alert(1)', clientId: 'web' } },
    '"identity.authority" must be an address that begins with https:// or http://, but is "javascript:alert(1)".',
  ],
  [
    'an address that would end a rule of the policy',
    { ...right, referralWidget: 'https://a.example/;script-src' },
    '"referralWidget" must be an address that begins with https:// or http://, but is "https://a.example/;script-src".',
  ],
  [
    'a line break in an address',
    { ...right, referralWidget: 'https://a.example/\r\nx: y' },
    '"referralWidget" must be an address that begins with https:// or http://, but is "https://a.example/\\r\\nx: y".',
  ],
  [
    'a secret key',
    { ...right, payments: { script: 'https://pay.example/v3/', publishableKey: 'sk_live_1' } },
    '"payments.publishableKey" must be the publishable key of the payment provider, which begins with pk_; a secret key must never stand here, but is "sk_live_1".',
  ],
  [
    'an embed that is no origin',
    { ...right, embeds: { frames: ['https://*'], scripts: [] } },
    '"embeds.frames" must be a list of origins that begin with https://, without a path, but is ["https://*"].',
  ],
  [
    'a service that a page over https cannot reach',
    { ...right, hosts: { ...right.hosts, club: 'http://api.example' } },
    '"hosts.club" must begin with https://, since "origin" does: browsers load nothing else into its pages.',
  ],
  [
    'a card form in a frame that a page over https cannot show',
    { ...right, payments: { ...right.payments, frames: ['https://pay.example/', 'http://pay.example/'] } },
    '"payments.frames" must begin with https://, since "origin" does: browsers load nothing else into its pages.',
  ],
])('%s is told in words', (_what, value, sentence) => {
  expect(problemsOf(value)).toEqual([sentence])
})

test('all that is wrong is told at once', () => {
  expect(problemsOf({})).toHaveLength(28)
})
