import { media, vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** 350 px high on phones and 400 from tablets up (ONB-24); as long as the text on paper. */
export const box = style({
  // What is hidden in the text stays inside, and makes the page no longer.
  position: 'relative',
  blockSize: vars.size.termsBox,
  overflowY: 'auto',
  padding: vars.space.medium,
  border: `${vars.size.hairline} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.medium,
  background: vars.colour.surface,
  overscrollBehavior: 'contain',
  '@media': {
    [media.from(768)]: { blockSize: vars.size.termsBoxWide, padding: vars.space.large },
    print: { blockSize: 'auto', overflow: 'visible', padding: 0, border: 'none' },
  },
})
