import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A column that is narrow enough to be read and filled in from top to bottom. */
export const column = style({
  display: 'grid',
  gap: vars.space.xlarge,
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: vars.size.copy,
  marginInline: 'auto',
})

/** Two short fields side by side where there is room. */
export const pair = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.from(768)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
