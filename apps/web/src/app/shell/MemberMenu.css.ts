import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const trigger = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall })
export const triggerText = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  lineHeight: vars.lineHeight.snug,
})
export const heading = style({ display: 'flex', flexDirection: 'column' })
export const balanceFailed = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall })
