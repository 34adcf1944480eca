import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

/** Black on white, whatever the theme and the person's palette: a till reads nothing else for sure. */
export const barcode = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: '100%',
  paddingBlock: vars.space.medium,
  background: vars.scan.ground,
  color: vars.scan.ink,
  borderRadius: vars.brand.radius.medium,
  forcedColorAdjust: 'none',
})

export const bars = style({ blockSize: vars.space.huge, fill: vars.scan.ink })

export const valueText = style({
  maxInlineSize: '100%',
  paddingInline: vars.space.medium,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.12em',
  overflowWrap: 'anywhere',
  textAlign: 'center',
})

export const instead = style({ overflowWrap: 'anywhere' })
