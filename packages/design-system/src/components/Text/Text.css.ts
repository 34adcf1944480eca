import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../themes/contract.css.ts'

export const text = recipe({
  base: { lineHeight: vars.lineHeight.text, maxInlineSize: vars.size.prose, textWrap: 'pretty' },
  variants: {
    size: {
      small: { fontSize: vars.text.small },
      standard: { fontSize: vars.text.standard },
      large: { fontSize: vars.text.large },
    },
    tone: {
      // Takes the colour of the ground that it stands on.
      default: {},
      muted: { color: vars.colour.textMuted },
      onBrand: { color: vars.colour.textOnBrand },
      error: { color: vars.colour.error },
      brand: { color: vars.colour.brandText },
    },
    weight: {
      regular: { fontWeight: vars.weight.regular },
      medium: { fontWeight: vars.weight.medium },
      strong: { fontWeight: vars.weight.strong },
    },
    // Digits of one width, so that points line up and do not jump when they change.
    numeric: { true: { fontVariantNumeric: 'tabular-nums' }, false: {} },
  },
})
