import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../themes/contract.css.ts'

export const heading = recipe({
  base: {
    lineHeight: vars.lineHeight.heading,
    letterSpacing: vars.tracking.heading,
    fontWeight: vars.weight.heavy,
    overflowWrap: 'anywhere',
    selectors: {
      // Focused by a route change, not by a person: the ring would point at nothing to press.
      '&[tabindex="-1"]:focus-visible': { outline: 'none', boxShadow: 'none' },
    },
  },
  variants: {
    size: {
      display: { fontSize: vars.heading.display, letterSpacing: vars.tracking.display, lineHeight: '1.02' },
      large: { fontSize: vars.heading.large },
      medium: { fontSize: vars.heading.medium, fontWeight: vars.weight.strong },
      small: { fontSize: vars.heading.small, fontWeight: vars.weight.strong, lineHeight: vars.lineHeight.snug },
    },
  },
})
