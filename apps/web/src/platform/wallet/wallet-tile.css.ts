import { media, vars } from '@clubhouse/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Sizes of the picture in px, narrow screens first (ORD-09). */
export const walletPictureSizes = {
  small: { width: 120, height: 120 },
  medium: { width: 230, height: 130 },
  large: { width: 350, height: 190 },
} as const

/** From which screens on there is room for the larger ones. */
const from = { medium: media.from(576), large: media.from(1240) }

function boxOf({ width, height }: { width: number; height: number }) {
  return { inlineSize: `${width}px`, minBlockSize: `${height}px` }
}

/** Two to a line where the picture leaves room for words beside it. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { [media.from(1024)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
/** A card that is one link: the link's own box grows over all of it, so that there is one target and one name. */
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  blockSize: '100%',
  overflow: 'clip',
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  borderRadius: vars.brand.radius.large,
  background: vars.colour.surface,
  selectors: {
    '&:has(a:focus-visible)': {
      outline: `${vars.focusRing.width} solid ${vars.colour.focus}`,
      outlineOffset: vars.focusRing.offset,
      boxShadow: `0 0 0 ${vars.focusRing.offset} ${vars.colour.focusHalo}`,
    },
    '&:has(a:hover)': { borderColor: vars.colour.outline },
  },
  '@media': {
    // Words that are twice as large do not fit beside a picture on a narrow screen.
    [media.below(375)]: { flexDirection: 'column' },
    [media.motion]: { transition: `border-color ${vars.motion.standard}` },
    [media.forcedColours]: { selectors: { '&:has(a:focus-visible)': { outlineColor: 'Highlight' } } },
  },
})
globalStyle(`${card} a::after`, { content: '', position: 'absolute', inset: 0, zIndex: vars.layer.raised })
globalStyle(`${card} a:focus-visible`, { outline: 'none', boxShadow: 'none' })

export const picture = style({
  ...boxOf(walletPictureSizes.small),
  position: 'relative',
  flexShrink: 0,
  overflow: 'clip',
  background: vars.colour.skeleton,
  '@media': { [from.medium]: boxOf(walletPictureSizes.medium), [from.large]: boxOf(walletPictureSizes.large) },
})
/** The picture fills the box even when words beside it make the card higher. */
export const fill = style({ position: 'absolute', inset: 0 })
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  padding: vars.space.medium,
})
