import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: vars.size.hairline,
  blockSize: vars.size.hairline,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
