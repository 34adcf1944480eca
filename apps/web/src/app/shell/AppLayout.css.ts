import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  backgroundColor: vars.colour.canvas,
  color: vars.colour.text,
})
/**
 * A page is at least a screen high, so that the footer never moves while the page loads. One that is short, and whole at
 * once, has the footer in sight.
 */
export const main = style({
  flexGrow: 1,
  outline: 'none',
  selectors: { '&:not(:has([data-short-page]))': { minBlockSize: '100dvh' } },
})
