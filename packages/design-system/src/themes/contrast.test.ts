import { describe, expect, it } from 'vitest'
import { allowedColourPairs } from './testing/allowed-pairs.ts'
import { contrast } from './testing/contrast.ts'
import { forcedColours } from './forced-colours.ts'
import { themes } from './themes.ts'
import type { ColourTokens, ContrastOverrides } from './theme-tokens.ts'

/** WCAG 1.4.3 and 1.4.11. */
const enough = { text: 4.5, graphic: 3 } as const
/** WCAG 1.4.6. */
const enhanced = { text: 7, graphic: 3 } as const

type Scheme = {
  readonly scheme: string
  readonly tokens: ColourTokens
  readonly needed: { text: number; graphic: number }
}

const schemes = themes.flatMap(({ name, light, dark, moreContrast }): Scheme[] => [
  { scheme: `${name} light`, tokens: light, needed: enough },
  { scheme: `${name} dark`, tokens: dark, needed: enough },
  { scheme: `${name} light, more contrast`, tokens: withMoreContrast(light, moreContrast.light), needed: enhanced },
  { scheme: `${name} dark, more contrast`, tokens: withMoreContrast(dark, moreContrast.dark), needed: enhanced },
])

describe('contrast of every pair of colours that the tokens allow', () => {
  it.each(schemes)('can be read in $scheme [A11Y 1.4.3, 1.4.6, 1.4.11]', ({ tokens, needed }) => {
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

/** Pairs of system colours that a palette keeps readable (CSS Color 4, 6.2). */
const systemPairs = new Set([
  'CanvasText on Canvas',
  'LinkText on Canvas',
  'GrayText on Canvas',
  'Highlight on Canvas',
  'ButtonText on ButtonFace',
  'ButtonText on Canvas',
  'ButtonFace on ButtonText',
])

describe('forced colours', () => {
  it('pairs only system colours that a palette keeps apart [A11Y 1.4.3]', () => {
    const pairs = allowedColourPairs.map(
      ({ foreground, background }) => `${colour(forcedColours, foreground)} on ${colour(forcedColours, background)}`,
    )
    expect(pairs.filter((pair) => !systemPairs.has(pair))).toEqual([])
  })
})

function colour(tokens: ColourTokens, path: string): string {
  const value = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], tokens)
  if (typeof value !== 'string') throw new Error(`No colour token ${path}`)
  return value
}

/** A scheme's colours as they are when the person asks for more contrast. */
function withMoreContrast(colours: ColourTokens, overrides: ContrastOverrides): ColourTokens {
  return { ...colours, ...overrides, background: { ...colours.background, ...overrides.background } }
}
