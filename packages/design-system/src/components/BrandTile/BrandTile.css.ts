import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.small,
  paddingBlockEnd: vars.space.medium,
  textAlign: 'center',
})

export const logo = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.brandTile,
  aspectRatio: '1',
  overflow: 'clip',
  background: vars.colour.textOnBrand,
  borderRadius: vars.brand.radius.medium,
})

export const name = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})
