import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const cell = style({ display: 'grid' })

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

/** Up to three, on the widths of the flight grid (FLT-06). */
export const promoted = style({
  display: 'grid',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  // Unlike `none`, an empty marker leaves it a list for VoiceOver.
  listStyleType: '""',
  '@media': { [media.from(580)]: columns(2), [media.from(890)]: columns(3) },
})

/** Below the first width of the flight grid, one route stands in a row (FLT-04, FLT-06). */
export const narrow = style({ '@media': { [media.from(580)]: { display: 'none' } } })
export const wide = style({ '@media': { [media.below(580)]: { display: 'none' } } })
