import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const card = recipe({
  base: {
    background: vars.colour.surface,
    color: vars.colour.text,
    border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
    borderRadius: vars.brand.radius.large,
    minInlineSize: 0,
  },
  variants: {
    padding: {
      none: { overflow: 'clip' },
      medium: { padding: vars.space.medium },
      large: {
        padding: vars.space.large,
        '@media': { [media.from(768)]: { padding: vars.space.xlarge } },
      },
    },
    tone: {
      plain: {},
      sunken: { background: vars.colour.surfaceSunken, borderColor: 'transparent' },
      raised: { boxShadow: vars.colour.shadowRaised },
    },
  },
})
