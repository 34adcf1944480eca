import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { vars } from '../../themes/contract.css.ts'
import { categoryColours } from '../../themes/theme-tokens.ts'
import type { CategoryColour } from '../../themes/theme-tokens.ts'

export const category = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    blockSize: '100%',
    color: vars.colour.textOnCategory,
  },
  variants: {
    colour: Object.fromEntries(
      categoryColours.map((colour) => [colour, { background: vars.colour.category[colour] }]),
    ) as Record<CategoryColour, { background: string }>,
  },
})

export const name = style({
  padding: vars.space.medium,
  fontSize: vars.heading.small,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.tracking.heading,
  hyphens: 'auto',
})

export const picture = style({
  aspectRatio: '4 / 3',
  marginInlineStart: vars.space.large,
  overflow: 'clip',
  borderStartStartRadius: vars.brand.radius.xlarge,
})
