import { describe, expect, test } from 'vitest'
import { sampleConfig } from '../testing/sample-config.ts'
import { securityHeaders, type SecurityOptions } from './security-headers.ts'

const reports = '/kestrel-red/policy-reports'

describe('a club whose content has a host of its own', () => {
  const { hosts, ...sample } = sampleConfig('https://app.club.example')
  const config = {
    ...sample,
    hosts: { ...hosts, content: 'https://content.club.example/delivery' },
    embeds: { frames: ['https://films.example'], scripts: ['https://network.example'] },
  }
  const rules = (options: Partial<SecurityOptions> = {}) =>
    String(securityHeaders({ config, reports, ...options })['content-security-policy']).split('; ')

  test('lets pages show in a frame what content embeds from there [CNT-29]', () => {
    expect(rules()).toContain(
      "frame-src 'self' https://app.club.example https://content.club.example https://films.example",
    )
  })

  test('lets the page of a post run a script from there [CNT-31]', () => {
    expect(rules({ framed: 'social-post' })).toContain(
      'script-src https://app.club.example https://content.club.example https://network.example',
    )
  })

  test('lets nothing of it into the page on which a card is entered [SUB-06]', () => {
    expect(rules({ isPayment: true })).toContain(
      "frame-src 'self' https://app.club.example http://127.0.0.1:4000/payments/checkout/",
    )
  })
})
