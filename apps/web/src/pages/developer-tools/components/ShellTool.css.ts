import { vars } from '@clubhouse/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The edge of the phone, which is no wider than there is room for. */
export const phone = style({
  display: 'block',
  maxInlineSize: '100%',
  border: `${vars.size.stroke} solid ${vars.colour.hairline}`,
})
