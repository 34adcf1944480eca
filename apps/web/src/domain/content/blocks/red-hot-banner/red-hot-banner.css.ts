import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Words and picture of a low banner: beside each other where there is room. */
export const hot = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'center',
  '@media': {
    [media.from(768)]: {
      columnGap: vars.space.xxlarge,
      selectors: { '&[data-with-picture]': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
    },
  },
})

export const hotPicture = style({
  aspectRatio: '16 / 9',
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  '@media': {
    [media.below(768)]: { selectors: { '[data-narrow-text="bottom"] > &': { order: -1 } } },
    // Only the picture changes places, so the order of reading and of focus stays.
    [media.from(768)]: { selectors: { '[data-text="end"] > &': { order: -1 } } },
  },
})
