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
  '@media': { [media.from(768)]: { paddingInline: vars.space.large } },
})

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space.small })

export const logo = style({
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  overflow: 'clip',
  // Brand marks are drawn for white paper, in the dark scheme too.
  background: vars.scan.ground,
  borderRadius: vars.brand.radius.small,
  outline: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})

export const brandName = style({
  minInlineSize: 0,
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})

export const lead = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  color: vars.colour.textMuted,
  selectors: {
    '&[data-lines="2"]': { WebkitLineClamp: 2 },
    '&[data-lines="3"]': { WebkitLineClamp: 3 },
  },
})

export const points = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall })

export const point = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.text,
})

export const check = style({ flexShrink: 0, marginBlockStart: '0.25em', color: vars.colour.success })

/** What is earned stands on its own ground along the lower edge, so that a row of tiles compares at a glance. */
export const rate = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  background: vars.colour.background.lightPink,
  color: vars.colour.brandText,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  '@media': {
    [media.from(768)]: { paddingInline: vars.space.large },
    [media.forcedColours]: { borderBlockStart: `${vars.size.hairline} solid CanvasText` },
  },
})
