import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Data as it is: it breaks anywhere rather than run out of its column, which stays wide enough to read. */
export const rawText = style({
  display: 'block',
  minInlineSize: vars.size.buttonMinWidth,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
