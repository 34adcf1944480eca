import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'
import { input } from '../../styles/field.css.ts'
import { list as selectList, trigger as selectTrigger } from '../Select/Select.css.ts'

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

export const codeButton = selectTrigger

/** Wider than the button that it opens from, which shows the code alone. */
export const codeList = style([selectList, { '@media': { [media.from(768)]: { inlineSize: vars.size.menu } } }])

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
