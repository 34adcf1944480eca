import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

export const step = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minInlineSize: 0 })

export const picture = style({
  aspectRatio: '422 / 237',
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  background: vars.colour.surfaceSunken,
})

export const heading = style({ display: 'flex', alignItems: 'center', gap: vars.space.small })

export const number = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.buttonSmall,
  blockSize: vars.size.buttonSmall,
  borderRadius: '50%',
  background: vars.colour.surfaceInverse,
  color: vars.colour.textInverse,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: 'tabular-nums',
})
