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

/** A picture with its caption, as wide as the column or the window. */
export const figure = style({ display: 'grid', gap: vars.space.small })
export const frame = style({
  overflow: 'clip',
  selectors: { '&[data-width="content"]': { borderRadius: vars.brand.radius.large } },
})
export const column = style({ maxInlineSize: vars.size.heroPicture })
/** The caption of a picture that reaches both edges keeps to the page's margins. */
export const edgeCaption = style({ paddingBlockEnd: vars.space.large })

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
