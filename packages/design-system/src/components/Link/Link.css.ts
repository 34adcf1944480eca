import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const link = recipe({
  base: {
    color: vars.colour.brandText,
    borderRadius: vars.space.xxsmall,
    // A long word must not be wider than a narrow screen.
    overflowWrap: 'anywhere',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '0.08em',
    selectors: { '&:hover': { textDecorationThickness: '0.14em' } },
    '@media': { [media.forcedColours]: { color: 'LinkText' } },
  },
  variants: {
    variant: {
      inline: { textDecorationLine: 'underline', fontWeight: vars.weight.medium },
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xxsmall,
        minBlockSize: vars.size.target,
        fontWeight: vars.weight.strong,
        textDecorationLine: 'underline',
        textDecorationColor: 'transparent',
        selectors: { '&:hover, &[aria-current="page"]': { textDecorationColor: 'currentcolor' } },
      },
      quiet: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.xxsmall,
        minBlockSize: vars.size.target,
        color: vars.colour.text,
        fontWeight: vars.weight.medium,
        textDecorationLine: 'underline',
        textDecorationColor: 'transparent',
        selectors: {
          '&:hover': { color: vars.colour.brandText, textDecorationColor: 'currentcolor' },
          '&[aria-current="page"]': {
            color: vars.colour.brandText,
            fontWeight: vars.weight.strong,
            textDecorationColor: 'currentcolor',
            textDecorationThickness: '0.14em',
          },
        },
      },
      onBrand: { color: vars.colour.textOnBrand, textDecorationLine: 'underline', fontWeight: vars.weight.medium },
    },
  },
})
