import { recipe } from '@vanilla-extract/recipes'
import { gapVariants } from '../../styles/space-variants.ts'
import { media } from '../../themes/breakpoints.ts'

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const grid = recipe({
  base: { display: 'grid', ...columns(1) },
  variants: {
    gap: gapVariants,
    columns: {
      // Card grids break on their own scale [CON-39].
      tiles: {
        '@media': {
          [media.from(580)]: columns(2),
          [media.from(890)]: columns(3),
          [media.from(1255)]: columns(4),
        },
      },
      brands: {
        ...columns(3),
        '@media': {
          [media.from(580)]: columns(4),
          [media.from(890)]: columns(6),
          [media.from(1255)]: columns(8),
        },
      },
      categories: {
        ...columns(2),
        '@media': { [media.from(580)]: columns(3), [media.from(890)]: columns(5) },
      },
      two: { '@media': { [media.from(768)]: columns(2) } },
      /** Tiles with their picture beside the words. */
      rows: { '@media': { [media.from(1024)]: columns(2) } },
      three: { '@media': { [media.from(768)]: columns(3) } },
    },
  },
})
