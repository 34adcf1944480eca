import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const picture = recipe({
  base: {
    // Width and height attributes give the ratio, so the page does not move when the picture arrives.
    blockSize: 'auto',
    maxInlineSize: '100%',
    // Alternative text while it is on its way.
    color: vars.colour.textMuted,
    fontSize: vars.text.small,
    selectors: { '&[data-missing]': { background: vars.colour.skeleton } },
    '@media': {
      [media.forcedColours]: {
        selectors: {
          '&[data-missing]': {
            outline: `${vars.size.hairline} solid GrayText`,
            outlineOffset: `calc(${vars.size.hairline} * -1)`,
          },
        },
      },
    },
  },
  variants: {
    shape: {
      plain: {},
      rounded: { borderRadius: vars.brand.radius.large },
      circle: { borderRadius: '50%', aspectRatio: '1', objectFit: 'cover' },
    },
    cover: { true: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }, false: {} },
    fluid: { true: { inlineSize: '100%' }, false: {} },
  },
})
