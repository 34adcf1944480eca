import { expect, test } from 'vitest'
import { sampleConfig } from '../testing/sample-config.ts'
import { connectionHints } from './connection-hints.ts'

const club = sampleConfig('https://club.example')
const apart = {
  ...club,
  hosts: {
    ...club.hosts,
    club: 'https://api.club.example/v1',
    content: 'https://content.example',
    images: 'https://images.club.example/i',
  },
  identity: { ...club.identity, authority: 'https://id.club.example/realm' },
}

test('a club on one host has nothing to connect to', () => {
  expect([connectionHints(club, false), connectionHints(club, true)]).toEqual([undefined, undefined])
})

test('a page in full is followed by images alone', () => {
  expect(connectionHints(apart, false)).toBe('<https://images.club.example>; rel=preconnect')
})

test('a member’s page begins with tokens, content and calls, and each host is named once', () => {
  expect(connectionHints(apart, true)).toBe(
    '<https://api.club.example>; rel=preconnect; crossorigin, <https://content.example>; rel=preconnect; crossorigin, ' +
      '<https://id.club.example>; rel=preconnect, <https://images.club.example>; rel=preconnect',
  )
  const oneHost = { ...apart, hosts: { ...apart.hosts, content: 'https://api.club.example/content' } }
  expect(connectionHints(oneHost, true)?.match(/api\.club/g)).toHaveLength(1)
})
