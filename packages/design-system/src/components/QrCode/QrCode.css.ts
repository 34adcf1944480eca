import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../../themes/contract.css.ts'

/** A light code on a dark ground, or one in a person's own palette, is a code that many scanners cannot read. */
export const code = recipe({
  base: {
    inlineSize: '100%',
    aspectRatio: '1',
    background: vars.scan.ground,
    fill: vars.scan.ink,
    borderRadius: vars.brand.radius.medium,
    forcedColorAdjust: 'none',
  },
  variants: {
    size: {
      small: { maxInlineSize: vars.size.code },
      medium: { maxInlineSize: vars.size.illustration },
      large: { maxInlineSize: vars.size.panel },
    },
  },
})

export const instead = style({ overflowWrap: 'anywhere' })
