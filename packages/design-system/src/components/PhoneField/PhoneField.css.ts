import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'
import { input } from '../../styles/field.css.ts'
import { popover } from '../../styles/popover.css.ts'

/** A group of native elements has a border and a smallest width of its own. */
export const group = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 })

/** Side by side where both have room, below each other with large text or on a narrow screen. */
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall })

export const codePart = style({
  flexGrow: 0,
  flexShrink: 1,
  flexBasis: '12ch',
  minInlineSize: 0,
  maxInlineSize: '100%',
})

export const codeButton = style([
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

/** Wider than the button that it opens from, which shows the code alone. */
export const codeList = style([
  popover,
  {
    // The list inside scrolls, not the popover.
    overflow: 'hidden',
    '@media': { [media.from(768)]: { inlineSize: vars.size.menu, minInlineSize: 'var(--trigger-width)' } },
  },
])

/** The sheet covers the field, so it says again what is chosen. */
export const sheetTitle = style({
  padding: `${vars.space.medium} ${vars.space.large} ${vars.space.xsmall}`,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.from(768)]: { display: 'none' } },
})

/** Digits of a telephone number run from left to right in every language. */
export const code = style({ direction: 'ltr', unicodeBidi: 'isolate', fontVariantNumeric: 'tabular-nums' })

export const numberPart = style([
  input,
  {
    inlineSize: 'auto',
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: '16ch',
    minInlineSize: 0,
    maxInlineSize: '100%',
    direction: 'ltr',
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[dir="rtl"] &': { textAlign: 'end' } },
  },
])
