/** Page breakpoints [IMG-03]. 1300 only changes how far a carousel steps [CON-39]. */
export const breakpoints = [375, 420, 576, 768, 905, 992, 1024, 1240, 1300, 1440] as const

/** Tile grids break on their own scale, so that a card never gets narrower than its picture [CON-39]. */
export const gridBreakpoints = [580, 890, 1255] as const

/** Carousels of up to four show the fourth from here, which is no breakpoint of pages [RWD-31]. */
export const carouselBreakpoints = [1280] as const

export type Breakpoint = (typeof breakpoints)[number]
export type GridBreakpoint = (typeof gridBreakpoints)[number]
type AnyBreakpoint = Breakpoint | GridBreakpoint | (typeof carouselBreakpoints)[number]

export const media = {
  from: (width: AnyBreakpoint) => `(min-width: ${width}px)`,
  // A fraction below, so that no width between two pixels matches neither rule.
  below: (width: AnyBreakpoint) => `(max-width: ${width - 0.02}px)`,
  /** High enough for bars that stay while the rest scrolls; 400 % zoom is not (WCAG 1.4.10). */
  tall: '(min-height: 480px)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  moreContrastDark: '(prefers-contrast: more) and (prefers-color-scheme: dark)',
  forcedColours: '(forced-colors: active)',
  motion: '(prefers-reduced-motion: no-preference)',
  hover: '(hover: hover)',
} as const
