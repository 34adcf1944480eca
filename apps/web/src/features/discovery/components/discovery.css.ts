import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The filter, and the sort menu at the end of its line where there is room. */
export const controls = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from(1024)]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.menu}`, columnGap: vars.space.xlarge },
  },
})

/** As high as a line of chips before there are any, so that the tiles below stay where they are. */
export const bar = style({
  minBlockSize: `calc(${vars.size.chip} + 2 * ${vars.space.xsmall})`,
})

/** As high as the menu, with its label, before its script is there. */
export const menu = style({
  minBlockSize: `calc(${vars.size.button} + ${vars.space.xsmall} + 1lh)`,
})

/** A row of tiles that a carousel comes in place of. */
export const carouselPlaceholder = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `min(${vars.size.card}, 84%)`,
  gap: vars.space.medium,
  overflow: 'clip',
  // The carousel's controls.
  paddingBlockEnd: `calc(${vars.size.target} + ${vars.space.medium})`,
  '@media': {
    [media.from(768)]: { gap: vars.space.large },
    [media.from(890)]: { gridAutoColumns: `calc((100% - 2 * ${vars.space.large}) / 3)` },
    [media.from(1300)]: { gridAutoColumns: `calc((100% - 3 * ${vars.space.large}) / 4)` },
  },
})
