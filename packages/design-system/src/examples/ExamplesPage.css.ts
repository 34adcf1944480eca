import { style } from '@vanilla-extract/css'
import { vars } from '../themes/contract.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  padding: vars.pageMargin.mobile,
})

export const criteria = style({ borderCollapse: 'collapse', textAlign: 'start' })

export const cell = style({
  paddingBlock: vars.space.xsmall,
  paddingInlineEnd: vars.space.large,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
})

export const example = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minInlineSize: 0 })

export const name = style({
  textAlign: 'start',
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
})

export const stage = style({ minInlineSize: 0 })
