import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The account's pages beside the page; above it on small screens. */
export const columns = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from(1024)]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.xxlarge } },
})

/** An address is short: its field is no wider than one can read at ease. */
export const newEmail = style({ maxInlineSize: vars.size.prose })
