import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const breadcrumb = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.snug,
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: vars.colour.textMuted,
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: vars.size.icon,
  minBlockSize: vars.size.target,
  borderRadius: vars.brand.radius.small,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: vars.colour.outline,
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.25em',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.colour.brandText, textDecorationColor: 'currentcolor' },
    '&:active': { textDecorationThickness: '0.14em' },
  },
  '@media': { [media.forcedColours]: { color: 'LinkText' } },
})

export const current = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  minInlineSize: 0,
  color: vars.colour.textMuted,
  overflowWrap: 'anywhere',
})
