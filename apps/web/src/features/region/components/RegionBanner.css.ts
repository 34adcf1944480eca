import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A place of its own at the end of the page: it never moves what is being read, and nothing stays behind it. */
export const bar = style({
  boxShadow: vars.colour.shadowOverlay,
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})

/** Along the bottom of the window, unless that is so low that there would be little left of it, as at 400 % zoom. */
export const inSight = style({
  '@media': { [media.tall]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky } },
})
