import { globalStyle, style } from '@vanilla-extract/css'
import { input } from '../../styles/field.css.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const control = style({ display: 'grid', position: 'relative', minInlineSize: 0 })

export const select = style([
  input,
  {
    appearance: 'none',
    paddingInlineEnd: vars.space.xxlarge,
    lineHeight: vars.lineHeight.snug,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-placeholder]': { color: vars.colour.textMuted },
      '&[data-placeholder]:disabled': { color: vars.colour.textDisabled },
    },
  },
])

globalStyle(`${select} option:enabled`, { color: vars.colour.text, background: vars.colour.surface })

/** Lies over the end of the field, which takes its presses. */
export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.medium,
  display: 'grid',
  alignItems: 'center',
  pointerEvents: 'none',
  selectors: { ':disabled + &': { color: vars.colour.textDisabled } },
  '@media': { [media.forcedColours]: { selectors: { ':disabled + &': { color: 'GrayText' } } } },
})
