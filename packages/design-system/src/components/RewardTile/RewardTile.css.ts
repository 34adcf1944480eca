import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const picture = style({ aspectRatio: '422 / 237' }) // [DIS-28]

export const badgePlace = style({
  position: 'absolute',
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
  maxInlineSize: '70%',
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  paddingBlockEnd: vars.space.large,
  '@media': { [media.from(768)]: { paddingInline: vars.space.large } },
})

/** Hangs over the lower edge of the picture and takes no height of its own. */
export const logo = style({
  position: 'relative',
  flexShrink: 0,
  alignSelf: 'flex-end',
  marginBlock: `calc(${vars.size.brandLogo} * -0.62) calc(${vars.size.brandLogo} * -0.38)`,
  marginInlineEnd: vars.space.medium,
  inlineSize: vars.size.brandLogo,
  blockSize: vars.size.brandLogo,
  overflow: 'clip',
  // Brand marks are drawn for white paper, in the dark scheme too.
  background: vars.colour.textOnBrand,
  border: `${vars.size.stroke} solid ${vars.colour.surface}`,
  borderRadius: vars.brand.radius.pill,
  outline: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})

export const brand = style({
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  selectors: { '&[data-beside-logo]': { paddingInlineEnd: `calc(${vars.size.brandLogo} + ${vars.space.xsmall})` } },
})

const clamp = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})

export const lead = style([
  clamp,
  {
    color: vars.colour.textMuted,
    lineHeight: vars.lineHeight.text,
    selectors: {
      '&[data-lines="2"]': { WebkitLineClamp: 2 },
      '&[data-lines="3"]': { WebkitLineClamp: 3 },
    },
  },
])

export const points = style({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xsmall,
  color: vars.colour.brandText,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})
