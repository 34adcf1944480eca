import { expect, test } from 'vitest'
import { robotsText, siteMap } from './site-map.ts'

const base = 'https://club.example/kestrel-red'

test('the site map names each page in each of its regions, and the same page in the others [SEO-03]', () => {
  const map = siteMap(
    [
      { path: '/', regions: ['en-gb', 'en-us', 'world'], changedAt: '2026-01-13T11:02:00.000Z' },
      { path: '/brands/bramble&oak', regions: ['en-us'] },
    ],
    base,
  )
  expect([...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${base}/`,
    `${base}/en-us/`,
    `${base}/world/`,
    `${base}/en-us/brands/bramble&amp;oak`,
  ])
  expect(map).toContain(`<loc>${base}/world/</loc><lastmod>2026-01-13T11:02:00.000Z</lastmod>`)
  const first = map.split('\n').find((line) => line.startsWith('<url>')) ?? ''
  expect([...first.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href])).toEqual([
    ['en-GB', `${base}/`],
    ['en-US', `${base}/en-us/`],
    ['x-default', `${base}/world/`],
  ])
})

test('robots learn where the site map is, and stay out of what is behind login', () => {
  const robots = robotsText('https://club.example', '/kestrel-red')
  expect(robots).toContain('Sitemap: https://club.example/kestrel-red/sitemap.xml')
  expect(robots).toContain('Disallow: /kestrel-red/en-us/account\n')
})
