import { describe, expect, it } from 'vitest'
import { imageUrl } from './image-url.ts'
import type { ImageOptions } from './image-url.ts'

const cases: readonly { name: string; src: string; options?: ImageOptions; url: string }[] = [
  { name: 'webp of quality 90', src: 'https://img.test/a.jpg', url: 'https://img.test/a.jpg?fm=webp&q=90' },
  {
    name: 'every option',
    src: 'https://img.test/a.jpg',
    options: { width: 350, height: 197, fit: 'pad', background: 'rgb:ffffff', quality: 100 },
    url: 'https://img.test/a.jpg?fm=webp&q=100&w=350&h=197&fit=pad&bg=rgb:ffffff',
  },
  {
    name: 'whole pixels',
    src: '/a.jpg',
    options: { width: 99.6, height: 56.4 },
    url: '/a.jpg?fm=webp&q=90&w=100&h=56',
  },
  { name: 'an address without a scheme', src: '//img.test/a.jpg', url: '//img.test/a.jpg?fm=webp&q=90' },
  { name: 'an address below the root', src: '/images/a.jpg', url: '/images/a.jpg?fm=webp&q=90' },
  { name: 'a query that is there already', src: '/a.jpg?v=2', url: '/a.jpg?v=2&fm=webp&q=90' },
  {
    name: 'an option that is there already',
    src: '/a.jpg?q=50&w=9',
    options: { width: 10 },
    url: '/a.jpg?q=90&w=10&fm=webp',
  },
  { name: 'a fragment', src: '/a.svg?v=2#sail', url: '/a.svg?v=2&fm=webp&q=90#sail' },
  {
    name: 'a picture that is its own address',
    src: 'data:image/svg+xml,%3Csvg/%3E',
    url: 'data:image/svg+xml,%3Csvg/%3E',
  },
  { name: 'a script', src: 'javascript:alert(1)', url: '' },
  { name: 'a socket', src: 'ws://img.test/a.jpg', url: '' },
  { name: 'nothing', src: '', url: '' },
]

describe('address of a picture', () => {
  it.each(cases)('keeps and adds what it should for $name [IMG-01]', ({ src, options, url }) => {
    expect(imageUrl(src, options)).toBe(url)
  })
})
