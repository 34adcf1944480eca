import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** As high as the bar of chips that comes here, so that the tiles below stay where they are. */
export const barPlaceholder = style({
  blockSize: `calc(${vars.size.chip} + 2 * ${vars.space.xsmall})`,
  paddingBlock: vars.space.xsmall,
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
