import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const errorPanel = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.xxlarge,
  textAlign: 'center',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.brandLogo,
  blockSize: vars.size.brandLogo,
  borderRadius: '50%',
  background: vars.colour.errorSurface,
  color: vars.colour.error,
  '@media': { [media.forcedColours]: { border: `${vars.size.stroke} solid CanvasText` } },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: vars.size.copyNarrow,
})
