import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Two things beside each other where there is room; only what decorates changes places. */
export const beside = style({
  display: 'grid',
  gap: vars.space.xlarge,
  alignItems: 'center',
  '@media': {
    [media.from(768)]: {
      columnGap: vars.space.xxlarge,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
  },
})

export const besidePicture = style({
  aspectRatio: '4 / 3',
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  '@media': { [media.from(768)]: { selectors: { '[data-text="end"] > &': { order: -1 } } } },
})

/** What stands in a column or a tab: its picture above its words, or beside them where the place is wide. */
export const nest = style({ containerType: 'inline-size' })
export const nested = style({
  display: 'grid',
  gap: vars.space.large,
  '@container': {
    [media.from(576)]: {
      alignItems: 'center',
      columnGap: vars.space.xlarge,
      selectors: { '&[data-with-picture]': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
    },
  },
})
export const nestedPicture = style({ aspectRatio: '16 / 9', overflow: 'clip', borderRadius: vars.brand.radius.large })
