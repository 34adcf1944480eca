import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The heading above the questions, and beside them where there is room. */
export const faq = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [media.from(1024)]: { gridTemplateColumns: '1fr 2fr', columnGap: vars.space.xxxlarge } },
})

/** Not `Inline`, which would bring the script and the styles of composed pages to the home. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small })
