import { categoryColours, contentBackgrounds, tones } from '../theme-tokens.ts'

/** `text` needs 4.5:1; `graphic` (control outlines, focus, icons, large text) needs 3:1. */
export type ColourPair = { readonly foreground: string; readonly background: string; readonly use: 'text' | 'graphic' }

const plainBackgrounds = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'] as const
const lightContentBackgrounds = contentBackgrounds.filter((name) => name !== 'brandBackground')
const readableBackgrounds = [...plainBackgrounds, ...lightContentBackgrounds.map((name) => `background.${name}`)]

/** Every pairing of colours that a component may use. A pair that is not listed is a mistake. */
export const allowedColourPairs: readonly ColourPair[] = [
  ...readableBackgrounds.flatMap((background): ColourPair[] => [
    { foreground: 'text', background, use: 'text' },
    { foreground: 'textMuted', background, use: 'text' },
    { foreground: 'brandText', background, use: 'text' },
    { foreground: 'textDisabled', background, use: 'graphic' },
    { foreground: 'outline', background, use: 'graphic' },
    { foreground: 'focus', background, use: 'graphic' },
  ]),
  ...readableBackgrounds.flatMap((background) =>
    tones.map((tone): ColourPair => ({ foreground: tone, background, use: 'text' })),
  ),
  ...(['brand', 'brandHover', 'brandPressed', 'background.brandBackground'] as const).flatMap(
    (background): ColourPair[] => [{ foreground: 'textOnBrand', background, use: 'text' }],
  ),
  // A button on the brand colour is a white pill with brand words.
  { foreground: 'brand', background: 'textOnBrand', use: 'text' },
  { foreground: 'brandHover', background: 'textOnBrand', use: 'text' },
  ...tones.map((tone): ColourPair => ({ foreground: tone, background: `${tone}Surface`, use: 'text' })),
  ...tones.map((tone): ColourPair => ({ foreground: 'text', background: `${tone}Surface`, use: 'text' })),
  ...categoryColours.map((name): ColourPair => ({
    foreground: 'textOnCategory',
    background: `category.${name}`,
    use: 'text',
  })),
  { foreground: 'textInverse', background: 'surfaceInverse', use: 'text' },
  // The two focus rings against each other: on any colour at all, one of them is seen.
  { foreground: 'focus', background: 'focusHalo', use: 'graphic' },
]
