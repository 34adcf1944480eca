import { style } from '@vanilla-extract/css'
import { group, groupInput } from '../../styles/field.css.ts'
import { vars } from '../../themes/contract.css.ts'

/** As wide as a number needs, because the width of a field tells what it expects. */
export const stepper = style([group, { inlineSize: 'fit-content', maxInlineSize: '100%' }])

export const number = style([
  groupInput,
  {
    flexGrow: 0,
    flexBasis: `calc(8ch + 2 * ${vars.space.small})`,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
])
