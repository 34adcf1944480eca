import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** What was ordered on one side, how it stands on the other. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': {
    [media.from(905)]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.xxlarge },
  },
})
export const picture = style({
  aspectRatio: '16 / 9',
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  backgroundColor: vars.colour.skeleton,
})
/** Lines of an address and of a present's words are read one below the other, as they were written. */
export const lines = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
