import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

export const errorSummary = style({
  display: 'flex',
  gap: vars.space.small,
  padding: vars.space.large,
  border: `${vars.size.stroke} solid ${vars.colour.error}`,
  borderRadius: vars.brand.radius.medium,
  background: vars.colour.errorSurface,
  color: vars.colour.text,
})

export const mark = style({ flexShrink: 0, color: vars.colour.error })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const list = style({ display: 'flex', flexDirection: 'column' })

/** Each line is a target of its own, not words in a sentence. */
export const item = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.target })

export const link = style({
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.space.xxsmall,
  color: vars.colour.error,
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { textDecorationThickness: '0.14em' } },
})
