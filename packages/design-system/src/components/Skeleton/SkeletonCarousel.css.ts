import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

/** As high as a carousel, so that the page below stays where it is when it comes: its buttons have a line of their own. */
export const row = style({ overflow: 'clip', paddingBlockEnd: `calc(${vars.size.target} + ${vars.space.medium})` })
