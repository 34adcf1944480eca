/** What all brands share: sizes, type scale, motion and layers. Everything sits on a 4 px grid. */
export const baseTokens = {
  space: {
    none: '0px',
    xxsmall: '4px',
    xsmall: '8px',
    small: '12px',
    medium: '16px',
    large: '24px',
    xlarge: '32px',
    xxlarge: '48px',
    xxxlarge: '64px',
    huge: '96px',
  },
  // Page margins [IMG-04].
  pageMargin: { mobile: '15px', tablet: '24px', desktop: '60px' },
  size: {
    content: '1440px', // [IMG-06]
    prose: '68ch',
    copy: '648px', // [RWD-29]
    copyNarrow: '534px',
    card: '345px', // [DIS-28]
    cardPictureWide: '422px',
    heroPicture: '872px', // [RWD-29]
    heroPictureNarrow: '722px',
    heroPictureHeight: '440px',
    dialogSmall: '440px',
    dialogMedium: '640px',
    termsBox: '350px', // [ONB-24]
    termsBoxWide: '400px', // [ONB-24]
    menu: '320px',
    toast: '560px',
    button: '48px', // [IMG-05]
    buttonSmall: '40px',
    buttonMinWidth: '140px', // [IMG-05]
    target: '44px',
    chip: '44px',
    brandLogo: '56px',
    brandTile: '112px',
    portrait: '96px',
    illustration: '280px',
    iconSmall: '16px',
    icon: '24px',
    iconLarge: '32px',
    hairline: '1px',
    stroke: '2px',
    panel: '360px',
    code: '176px',
    promoCard: '446px', // [CNT-36]
  },
  text: {
    small: '0.875rem',
    standard: '1rem',
    large: 'clamp(1.0625rem, 1rem + 0.3vw, 1.25rem)',
  },
  heading: {
    small: 'clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)',
    medium: 'clamp(1.25rem, 1.125rem + 0.55vw, 1.5625rem)',
    large: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.5rem)',
    display: 'clamp(2.25rem, 1.5rem + 3.2vw, 4.25rem)',
  },
  lineHeight: { heading: '1.12', snug: '1.3', text: '1.5' },
  tracking: { display: '-0.03em', heading: '-0.02em', text: '0em' },
  weight: { regular: '400', medium: '550', strong: '700', heavy: '800' },
  motion: { quick: '120ms', standard: '180ms', slow: '240ms', pulse: '1600ms', turn: '900ms', delay: '200ms' },
  easing: { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)', in: 'cubic-bezier(0.6, 0, 0.9, 0.4)' },
  focusRing: { width: '3px', offset: '2px' },
  // What a scanner reads is dark on white in every theme.
  scan: { ink: '#000000', ground: '#ffffff' },
  layer: {
    below: '-1',
    base: '0',
    raised: '1',
    sticky: '100',
    overlay: '1000',
    skipLink: '2000',
    toast: '10000', // [TST-05]
  },
} as const

export const spaces = Object.keys(baseTokens.space) as readonly Space[]
export type Space = keyof typeof baseTokens.space
