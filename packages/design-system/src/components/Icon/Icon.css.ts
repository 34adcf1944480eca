import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../themes/contract.css.ts'

export const icon = recipe({
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    selectors: {
      '&[data-filled]': { fill: 'currentcolor', stroke: 'none' },
      // Arrows point along the reading direction.
      '[dir="rtl"] &[data-directional]': { transform: 'scaleX(-1)' },
    },
  },
  variants: {
    size: {
      small: { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall },
      medium: { inlineSize: vars.size.icon, blockSize: vars.size.icon },
      large: { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge },
    },
  },
})
