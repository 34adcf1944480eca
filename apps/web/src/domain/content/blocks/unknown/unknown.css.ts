import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** An entry may be long, with all that it refers to; the page goes on below. */
export const data = style({
  maxBlockSize: '45vh',
  overflowY: 'auto',
  fontSize: vars.text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
