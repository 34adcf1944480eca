import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { input } from '../../styles/field.css.ts'

/** Grows with what is written where the browser can, and can be pulled taller by hand. */
export const textArea = style([
  input,
  {
    display: 'block',
    minBlockSize: `calc(3lh + 2 * ${vars.space.small})`,
    maxBlockSize: '60dvh',
    paddingBlock: vars.space.small,
    lineHeight: vars.lineHeight.text,
    resize: 'vertical',
    fieldSizing: 'content',
    selectors: { '&[data-single-line]': { minBlockSize: `calc(2lh + 2 * ${vars.space.small})` } },
  },
])

export const count = style({
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  selectors: { '&[data-over]': { color: vars.colour.error, fontWeight: vars.weight.strong } },
})
