import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The partner's mark above the words of an alert. */
export const logo = style({
  display: 'block',
  inlineSize: vars.size.portrait,
  blockSize: vars.size.portrait,
  overflow: 'clip',
  borderRadius: vars.brand.radius.large,
  backgroundColor: vars.colour.skeleton,
})
