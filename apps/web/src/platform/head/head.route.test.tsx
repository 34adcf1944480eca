import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { noShell } from '@clubhouse/native-bridge/ports'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { appConfig } from '#platform/config/app-config.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { renderRoute } from '#test/render-route.tsx'

const link = (selector: string) => document.head.querySelector<HTMLLinkElement>(`link${selector}`)?.href
const meta = (selector: string) => document.head.querySelector<HTMLMetaElement>(`meta${selector}`)?.content
const address = (path: string) => `${appConfig().origin}/kestrel-red${path}`
const heading = () => screen.findByRole('heading', { level: 1 })

afterEach(() => connectShell(noShell))

describe('a public page', () => {
  test.each([
    // Routes match in any case; each page says itself which spelling is its own.
    ['/Terms-and-Conditions', 'Terms and conditions', '/terms-and-conditions'],
    ['/en-us/about-kestrel-red', 'About Kestrel Red', '/en-us/about-kestrel-red'],
    ['/en/Brands/copperpot-coffee', 'Copperpot Coffee', '/world/brands/copperpot-coffee'],
    ['/Spend-Kestrel-Points?category=Wine', 'Spend Kestrel points', '/spend-kestrel-points'],
  ])('%s has its title, its one address and its translations [SEO-02] [SEO-03] [SEO-04]', async (path, title, own) => {
    await renderRoute(path)
    await heading()
    await waitFor(() => expect(document.title).toBe(`${title} | Kestrel Red`))
    const common = own.replace(/^\/(?:en-us|world)/, '')
    expect(link('[rel="canonical"]')).toBe(address(own))
    expect(link('[hreflang="en-GB"]')).toBe(address(common))
    expect(link('[hreflang="en-US"]')).toBe(address(`/en-us${common}`))
    expect(link('[hreflang="x-default"]')).toBe(address(`/world${common}`))
    expect(meta('[name="robots"]')).toBeUndefined()
  })

  test.each([
    ['/spend-kestrel-points/old-name-100101', 'Any hot drink', '/spend-kestrel-points/any-hot-drink-100101', ['en-GB']],
    // As it was spelled before the currency was.
    [
      '/spend-kestrel-points/1-pounds2-off-lunch-100107',
      '£12 off lunch',
      '/spend-kestrel-points/12-pounds-off-lunch-100107',
      ['en-GB'],
    ],
    [
      '/Spend-Kestrel-Points/100342',
      'Plant a tree',
      '/spend-kestrel-points/plant-a-tree-100342',
      ['en-GB', 'en-US', 'x-default'],
    ],
  ])(
    '%s of a reward is found by its id, and has translations only where the reward is [RTE-40] [SEO-02] [SEO-03]',
    async (path, title, own, languages) => {
      await renderRoute(path)
      await heading()
      await waitFor(() => expect(document.title).toBe(`${title} | Kestrel Red`))
      expect(link('[rel="canonical"]')).toBe(address(own))
      const alternates = [...document.head.querySelectorAll<HTMLLinkElement>('link[hreflang]')]
      expect(alternates.map(({ hreflang }) => hreflang)).toEqual(languages)
      expect(link('[hreflang="en-GB"]')).toBe(address(own))
    },
  )

  test('looks right where it is shared', async () => {
    await renderRoute('/en-us/brands/copperpot-coffee')
    await heading()
    await waitFor(() => expect(meta('[property="og:title"]')).toBe('Copperpot Coffee'))
    expect(meta('[property="og:locale"]')).toBe('en_US')
    expect(meta('[property="og:url"]')).toBe(address('/en-us/brands/copperpot-coffee'))
    expect(meta('[property="og:image"]')).toMatch(/\/images\/brands\/copperpot-coffee\?fm=jpg/)
    expect(meta('[property="og:image:alt"]')).toBe('Copperpot Coffee')
    expect(meta('[name="twitter:card"]')).toBe('summary_large_image')
    const description = meta('[name="description"]') ?? ''
    expect(description.length).toBeLessThan(160)
    expect(meta('[property="og:description"]')).toBe(description)
  })
})

describe('search engines are kept from', () => {
  test.each(['/no/such/page', '/spend-kestrel-points/none-999999', '/my-rewards'])('%s [SEO-05]', async (path) => {
    await renderRoute(path)
    await heading()
    await waitFor(() => expect(meta('[name="robots"]')).toBe('noindex'))
    expect(link('[rel="canonical"]')).toBeUndefined()
  })

  test('every page of the native app [SEO-05]', async () => {
    connectShell(createFakeShell().port)
    await renderRoute('/terms-and-conditions')
    await heading()
    await waitFor(() => expect(meta('[name="robots"]')).toBe('noindex'))
    expect(link('[rel="canonical"]')).toBeUndefined()
  })
})
