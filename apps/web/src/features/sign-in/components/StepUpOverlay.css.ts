import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.skipLink,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: vars.colour.canvas,
})
