import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'
import { popover } from '../../styles/popover.css.ts'

export const surface = style([
  popover,
  {
    // Focus is on the dialog as a whole when it opens; its edge and its shadow show which part of the page that is.
    selectors: { '&:focus-visible': { outline: 'none' } },
    '@media': { [media.forcedColours]: { borderWidth: vars.size.stroke, borderColor: 'CanvasText' } },
  },
])

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.large,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
})

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.small,
})

/** On one line with the middle of the close button, which is higher than one line of it. */
export const title = style({
  minInlineSize: 0,
  paddingBlock: vars.space.xsmall,
  fontSize: vars.heading.small,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.snug,
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small })
