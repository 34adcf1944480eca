import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

/** Laid out as a voucher's or an order's tile, so that the list stays where it is when it comes. */
export const row = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'center',
  '@media': { [media.from(420)]: { gridTemplateColumns: '1fr 2fr' } },
})
