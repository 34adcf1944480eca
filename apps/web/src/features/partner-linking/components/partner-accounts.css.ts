import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Cards of one row are equally high, with their actions at the foot. */
export const card = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateRows: 'auto 1fr auto',
  blockSize: '100%',
})
export const head = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
})
export const actions = style({ display: 'grid', gap: vars.space.medium, justifyItems: 'start' })
export const balance = style({
  inlineSize: '100%',
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
})
export const balanceFailure = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall })
