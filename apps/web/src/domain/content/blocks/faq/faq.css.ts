import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The heading above the questions, and beside them where there is room. */
export const faq = style({
  display: 'grid',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [media.from(1024)]: { gridTemplateColumns: '1fr 2fr', columnGap: vars.space.xxxlarge } },
})
