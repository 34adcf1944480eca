import { recipe } from '@vanilla-extract/recipes'
import { gapVariants } from '../../styles/space-variants.ts'

export const list = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: { gap: gapVariants },
})
