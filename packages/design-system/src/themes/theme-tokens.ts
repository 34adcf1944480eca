import type { HeroBackgroundColour, SpendCategoryCategoryColour } from '@clubhouse/content-client/types'

/** The token of a colour that editors choose: `lightPink` of `Light Pink`. */
export type TokenOf<Colour extends string> = Colour extends `${infer First} ${infer Rest}`
  ? `${Uncapitalize<First>}${Rest}`
  : Uncapitalize<Colour>

/** The backgrounds of the content schema (CNT-26). The brand's own has another name in each club. */
export type ContentBackground = 'brandBackground' | Exclude<TokenOf<HeroBackgroundColour>, 'kestrelRed'>
export const contentBackgrounds = [
  'brandBackground',
  'lightPink',
  'lightGreen',
  'lightGrey',
  'white',
] as const satisfies readonly ContentBackground[]

/** The colours of categories in the content schema (HOM-05). */
export type CategoryColour = TokenOf<SpendCategoryCategoryColour>
export const categoryColours = [
  'orange',
  'yellow',
  'lightGreen',
  'pink',
  'lightPurple',
] as const satisfies readonly CategoryColour[]

export const tones = ['error', 'warning', 'info', 'success'] as const
export type Tone = (typeof tones)[number]

export type ColourTokens = {
  readonly brand: string
  readonly brandHover: string
  readonly brandPressed: string
  /** The brand colour as text or icon on any light surface. */
  readonly brandText: string
  readonly textOnBrand: string
  readonly text: string
  readonly textMuted: string
  readonly textDisabled: string
  readonly textOnCategory: string
  readonly textInverse: string
  readonly canvas: string
  readonly surface: string
  readonly surfaceRaised: string
  readonly surfaceSunken: string
  readonly surfaceInverse: string
  readonly hairline: string
  readonly outline: string
  /** Focus is a dark and a light ring together: one of the two stands out on every background. */
  readonly focus: string
  readonly focusHalo: string
  readonly scrim: string
  readonly skeleton: string
  readonly skeletonSheen: string
  readonly shadowRaised: string
  readonly shadowOverlay: string
} & { readonly [T in Tone | `${Tone}Surface`]: string } & {
  readonly background: { readonly [B in ContentBackground]: string }
  readonly category: { readonly [C in CategoryColour]: string }
}

/** What a brand may change besides its colours. */
export type BrandTokens = {
  readonly fontFamily: string
  readonly radius: {
    readonly small: string
    readonly medium: string
    readonly large: string
    readonly xlarge: string
    readonly pill: string
  }
}

export type Theme = {
  readonly name: string
  readonly displayName: string
  readonly brand: BrandTokens
  readonly light: ColourTokens
  readonly dark: ColourTokens
  /** Laid over light or dark when the person asks for more contrast. */
  readonly moreContrast: { readonly light: ContrastOverrides; readonly dark: ContrastOverrides }
}

export const contrastTokens = [
  'text',
  'textMuted',
  'textDisabled',
  'hairline',
  'outline',
  'brand',
  'brandHover',
  'brandPressed',
  'brandText',
  'error',
  'warning',
  'info',
  'success',
] as const
export type ContrastOverrides = Pick<ColourTokens, (typeof contrastTokens)[number]> & {
  readonly background: Pick<ColourTokens['background'], 'brandBackground'>
}
