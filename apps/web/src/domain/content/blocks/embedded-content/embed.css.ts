import { media, vars } from '@clubhouse/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'
import { ratioSizes } from '../../model/ratio.ts'

export const place = style({
  display: 'grid',
  // A box that is higher than its ratio asks for must not widen what it stands in.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  selectors: { '&[data-width="content"]': { maxInlineSize: vars.size.heroPicture } },
})

const room = style({
  inlineSize: '100%',
  // A form may be higher than its picture would be.
  minBlockSize: vars.size.illustration,
  border: 0,
  borderRadius: vars.brand.radius.large,
  background: vars.colour.surfaceSunken,
})

/** The room of a frame in each ratio, kept before there is one. */
export const box = styleVariants(ratioSizes, ([width, height]) => [room, { aspectRatio: `${width} / ${height}` }])

/** What stands in the place of something that is not loaded yet. */
export const facade = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.medium,
  padding: vars.space.large,
  '@media': { [media.from(768)]: { padding: vars.space.xxlarge } },
})

export const postPlace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  maxInlineSize: vars.size.copyNarrow,
})
export const holder = style({ outlineOffset: vars.focusRing.offset })
