import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const dialogPicture = style({
  overflow: 'hidden',
  borderRadius: vars.brand.radius.large,
  aspectRatio: '16 / 9',
})

export const waiting = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'center',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
})

/** The words beside the partner's logo, or below it on phones. */
export const transition = style({
  display: 'grid',
  gap: vars.space.large,
  justifyItems: 'start',
  '@media': {
    [media.from(768)]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.xlarge, alignItems: 'center' },
  },
})
