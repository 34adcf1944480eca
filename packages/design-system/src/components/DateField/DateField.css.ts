import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

/** A fieldset is as wide as its widest word, unless told otherwise. */
export const fieldset = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  padding: 0,
  border: 0,
})

/** Firefox and Safari take a legend out of the flex row, so that it needs a distance of its own. */
export const legend = style({ padding: 0, paddingBlockEnd: vars.space.xsmall })

export const parts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space.small })

export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall, maxInlineSize: '100%' })

export const partLabel = style({ fontSize: vars.text.small, lineHeight: vars.lineHeight.snug })

/** As wide as what goes in, as a sign of how much is asked for, and growing with the text. */
export const partInput = style({
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-part="day"], &[data-part="month"]': {
      inlineSize: `calc(2ch + ${vars.space.xlarge} + ${vars.space.xsmall})`,
    },
    '&[data-part="year"]': { inlineSize: `calc(4ch + ${vars.space.xlarge} + ${vars.space.xsmall})` },
  },
})
