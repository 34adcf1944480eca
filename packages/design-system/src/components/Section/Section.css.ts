import { recipe } from '@vanilla-extract/recipes'
import { backgroundVariants } from '../../styles/background.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const section = recipe({
  base: {
    paddingBlock: vars.space.xxlarge,
    '@media': { [media.from(1024)]: { paddingBlock: vars.space.xxxlarge } },
  },
  variants: { background: { none: {}, ...backgroundVariants } },
})
