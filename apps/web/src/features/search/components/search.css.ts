import { media, vars } from '@clubhouse/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Scrolls by itself, so that field and tabs stay in sight (SRC-13); fades out at its end, where there may be more. */
export const results = style({
  maxBlockSize: '45vh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // The rings of what has focus are not cut off.
  marginInline: `calc(-1 * ${vars.space.xsmall})`,
  paddingInline: vars.space.xsmall,
  paddingBlockStart: vars.space.xxsmall,
  paddingBlockEnd: vars.space.large,
  maskImage: `linear-gradient(to bottom, black calc(100% - ${vars.space.large}), transparent)`,
  selectors: { '&[data-outdated]': { opacity: 0.6 } },
})
export const list = style({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 })
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.xsmall,
  borderRadius: vars.brand.radius.medium,
  selectors: {
    '&:hover, &:focus-within': { backgroundColor: vars.colour.surfaceSunken },
    // Inside the row: the list cuts off what is around its own.
    '&:has(a:focus-visible)': {
      outline: `${vars.focusRing.width} solid ${vars.colour.focus}`,
      outlineOffset: `calc(${vars.focusRing.width} * -1)`,
    },
  },
  '@media': { [media.forcedColours]: { selectors: { '&:has(a:focus-visible)': { outlineColor: 'Highlight' } } } },
})

// The link's own box grows over the whole row: one target, one name, one ring.
globalStyle(`${row} a`, { minBlockSize: 0 })
globalStyle(`${row} a:focus-visible`, { outline: 'none', boxShadow: 'none' })
globalStyle(`${row} a::after`, { content: '', position: 'absolute', inset: 0 })

export const logo = style({
  inlineSize: vars.size.button,
  blockSize: vars.size.button,
  overflow: 'clip',
  borderRadius: vars.brand.radius.medium,
  backgroundColor: vars.colour.skeleton,
})
export const words = style({ display: 'grid', minInlineSize: 0 })
export const match = style({
  backgroundColor: 'transparent',
  color: vars.colour.brandText,
  fontWeight: vars.weight.heavy,
})
export const arrow = style({ display: 'grid', color: vars.colour.textMuted })
export const recent = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall })
