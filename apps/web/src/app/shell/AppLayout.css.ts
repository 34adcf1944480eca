import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  backgroundColor: vars.colour.canvas,
  color: vars.colour.text,
})
/** A page is at least a screen high, so that the footer never moves while the page loads. */
export const main = style({ flexGrow: 1, minBlockSize: '100dvh', outline: 'none' })
