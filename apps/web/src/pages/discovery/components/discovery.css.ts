import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The filter, and the sort menu at the end of its line where both have room. */
export const controls = style({
  display: 'grid',
  gap: vars.space.medium,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from(1300)]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.menu}`, columnGap: vars.space.xlarge },
  },
})

const lines = (count: number) =>
  `calc(${count} * ${vars.size.chip} + ${count - 1} * ${vars.space.xsmall} + 2 * ${vars.space.xsmall})`

/** As high as the lines that a dozen categories take, before there are any: the tiles below stay where they are. */
export const bar = style({
  minBlockSize: lines(1),
  '@media': {
    [media.from(768)]: { minBlockSize: lines(3) },
    [media.from(905)]: { minBlockSize: lines(2) },
  },
})

/** As high as the menu, with its label, before its script is there. */
export const menu = style({
  minBlockSize: `calc(${vars.size.button} + ${vars.space.xsmall} + 1lh)`,
  '@media': { [media.from(768)]: { maxInlineSize: vars.size.menu } },
})

/** How many rewards there are so far; its line is there before it is known. */
export const count = style({ minBlockSize: '1lh', fontSize: vars.text.small, color: vars.colour.textMuted })
