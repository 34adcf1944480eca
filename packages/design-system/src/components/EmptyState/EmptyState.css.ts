import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

export const emptyState = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.xlarge,
  textAlign: 'center',
})

export const picture = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.illustration,
  aspectRatio: '4 / 3',
  overflow: 'clip',
  borderRadius: vars.brand.radius.xlarge,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: vars.size.copyNarrow,
})
