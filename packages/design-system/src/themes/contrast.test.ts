import { describe, expect, it } from 'vitest'
import { allowedColourPairs } from './allowed-pairs.ts'
import { contrast } from './contrast.ts'
import { themes } from './themes.ts'
import type { ColourTokens } from './theme-tokens.ts'

const needed = { text: 4.5, graphic: 3 } as const

type Scheme = { readonly scheme: string; readonly tokens: ColourTokens }

const schemes = themes.flatMap(({ name, light, dark, moreContrast }): Scheme[] => [
  { scheme: `${name} light`, tokens: light },
  { scheme: `${name} dark`, tokens: dark },
  { scheme: `${name} light, more contrast`, tokens: { ...light, ...moreContrast.light } },
  { scheme: `${name} dark, more contrast`, tokens: { ...dark, ...moreContrast.dark } },
])

describe('contrast of every pair of colours that the tokens allow', () => {
  it.each(schemes)('can be read in $scheme [A11Y 1.4.3, 1.4.11]', ({ tokens }) => {
    const tooWeak = allowedColourPairs.flatMap(({ foreground, background, use }) => {
      const ratio = contrast(colour(tokens, foreground), colour(tokens, background))
      return ratio < needed[use] ? [`${foreground} on ${background}: ${ratio.toFixed(2)}`] : []
    })
    expect(tooWeak).toEqual([])
  })

  it('knows the two ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#d6001f', '#d6001f')).toBe(1)
  })
})

function colour(tokens: ColourTokens, path: string): string {
  const value = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], tokens)
  if (typeof value !== 'string') throw new Error(`No colour token ${path}`)
  return value
}
