import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Along the bottom of the window, with a place of its own at the end of the page: nothing stays behind it. */
export const notice = style({
  boxShadow: vars.colour.shadowOverlay,
  '@media': { [media.tall]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky } },
})
