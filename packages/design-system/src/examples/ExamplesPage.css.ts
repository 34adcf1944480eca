import { style } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  paddingInline: vars.pageMargin.mobile,
  paddingBlock: vars.space.large,
  '@media': { [media.from(768)]: { paddingInline: vars.pageMargin.tablet } },
})

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minInlineSize: 0 })

export const list = style({ paddingInlineStart: vars.space.large, listStyle: 'disc' })

export const tableFrame = style({ overflowX: 'auto', maxInlineSize: '100%' })

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  fontSize: vars.text.small,
})

export const cell = style({
  paddingBlock: vars.space.xsmall,
  paddingInlineEnd: vars.space.large,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  minInlineSize: vars.space.huge,
})

export const example = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  minInlineSize: 0,
})

export const name = style({
  textAlign: 'start',
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
})

export const stage = style({ minInlineSize: 0 })
