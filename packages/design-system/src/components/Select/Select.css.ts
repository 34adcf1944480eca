import { style } from '@vanilla-extract/css'
import { input } from '../../styles/field.css.ts'
import { popover } from '../../styles/popover.css.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const trigger = style([
  input,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xsmall,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '[data-invalid] > &': {
        borderColor: vars.colour.error,
        boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.error}`,
      },
      '&[aria-expanded="true"]': { borderColor: vars.colour.text, background: vars.colour.surfaceSunken },
    },
    '@media': {
      [media.forcedColours]: { selectors: { '[data-invalid] > &': { borderWidth: vars.size.stroke } } },
    },
  },
])

export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-placeholder]': { color: vars.colour.textMuted },
    ':disabled > &[data-placeholder]': { color: 'inherit' },
  },
})

/** As wide as the field that it opens from, or as its words need. The list inside scrolls, not the popover. */
export const list = style([
  popover,
  {
    overflow: 'hidden',
    '@media': { [media.from(768)]: { inlineSize: 'auto', minInlineSize: 'var(--trigger-width)' } },
  },
])

/** The sheet covers the field, so it says again what is chosen. */
export const sheetTitle = style({
  padding: `${vars.space.medium} ${vars.space.large} ${vars.space.xsmall}`,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.from(768)]: { display: 'none' } },
})
