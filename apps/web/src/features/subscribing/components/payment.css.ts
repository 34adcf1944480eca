import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** What is bought above the card form, and beside it on wide screens. */
export const layout = style({
  display: 'grid',
  gap: vars.space.xlarge,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.from(905)]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.size.dialogSmall})`,
      gridTemplateAreas: '"card summary"',
      columnGap: vars.space.xxlarge,
    },
  },
})
export const summary = style({ '@media': { [media.from(905)]: { gridArea: 'summary' } } })
export const card = style({ minInlineSize: 0, '@media': { [media.from(905)]: { gridArea: 'card' } } })
/** A column that is read from top to bottom. */
export const column = style({ inlineSize: '100%', maxInlineSize: vars.size.copy, marginInline: 'auto' })
