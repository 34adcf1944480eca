import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.xsmall,
  insetInlineStart: vars.space.xsmall,
  zIndex: vars.layer.skipLink,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.button,
  maxInlineSize: `calc(100vw - 2 * ${vars.space.xsmall})`,
  paddingInline: vars.space.large,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.brand.radius.xlarge,
  background: vars.colour.surfaceInverse,
  color: vars.colour.textInverse,
  fontWeight: vars.weight.strong,
  selectors: {
    // Moved away rather than hidden: it must stay first in the tab order [SHL-01].
    '&:not(:focus)': { transform: 'translateY(-300%)' },
  },
})
