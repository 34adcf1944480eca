import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Laid out as an order's tile, so that the list stays where it is when it comes. */
export const rowSkeleton = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'center',
  '@media': { [media.from(420)]: { gridTemplateColumns: '1fr 2fr' } },
})
