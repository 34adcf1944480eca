import { media, vars } from '@clubhouse/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A place of its own at the end of the page: it never moves what is being read, and nothing stays behind it. */
export const bar = style({
  boxShadow: vars.colour.shadowOverlay,
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})

/** Along the bottom of the window, unless that is so low that there would be little left of it, as at 400 % zoom. */
export const inSight = style({
  '@media': { [media.tall]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky } },
})

// What gets focus is scrolled clear of the bar (WCAG 2.4.11).
globalStyle(`html:has(${inSight})`, {
  '@media': {
    [media.tall]: { scrollPaddingBlockEnd: `calc(${vars.space.huge} * 2)` },
    [`${media.tall} and ${media.from(768)}`]: { scrollPaddingBlockEnd: vars.space.huge },
  },
})
