import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** At the foot of the window, where it covers neither header nor heading; it stays while the draft is read. */
export const bar = style({
  position: 'static',
  '@media': { [media.tall]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.sticky } },
})
