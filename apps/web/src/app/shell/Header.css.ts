import { media, vars } from '@clubhouse/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const header = style({
  backgroundColor: vars.colour.surface,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: vars.space.xxxlarge,
  paddingBlock: vars.space.xsmall,
  // Where the browser can, focus goes the way that the eye goes.
  readingFlow: 'flex-visual',
  '@media': { [media.from(768)]: { columnGap: vars.space.large } },
})
/** A row of its own on phones, so that a link that comes later moves nothing. */
export const navigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  order: 1,
  columnGap: vars.space.large,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.from(768)]: { flexBasis: 'auto', order: 0 } },
})
// Large letters take another line, and no word is broken.
globalStyle(`${navigation} a`, { overflowWrap: 'normal' })
/** The links of a visitor in the world region, one at most: it stands beside the logo, and moves nothing when it comes. */
export const worldNavigation = style({ display: 'flex', selectors: { '&:empty': { display: 'none' } } })
export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xsmall,
  flexGrow: 1,
  flexBasis: 0,
  minInlineSize: 0,
  // As high as a member's button, so that nothing moves when it comes.
  minBlockSize: `calc(${vars.size.target} + ${vars.space.small})`,
  // Beside a navigation that may grow, its own edge must not move.
  '@media': {
    [media.from(768)]: { gap: vars.space.small, flexGrow: 0, flexBasis: 'auto', marginInlineStart: 'auto' },
  },
})
/** Holds the place of the button or the menu while it is not known which. */
export const accountPlaceholder = style({
  display: 'block',
  inlineSize: vars.size.buttonMinWidth,
  blockSize: vars.size.buttonSmall,
  borderRadius: vars.brand.radius.pill,
  backgroundColor: vars.colour.skeleton,
})
