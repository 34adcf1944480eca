import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    flexShrink: 0,
    padding: 0,
    border: `${vars.size.hairline} solid transparent`,
    borderRadius: vars.brand.radius.pill,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-disabled], &:disabled': { color: vars.colour.textDisabled, cursor: 'not-allowed' },
    },
    '@media': {
      [media.motion]: { transition: `background-color ${vars.motion.quick}, transform ${vars.motion.quick}` },
      [media.forcedColours]: {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled], &:disabled': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      quiet: { selectors: { '&:hover:not([data-disabled], :disabled)': { background: vars.colour.surfaceSunken } } },
      // Stands on a picture, so it brings its own ground.
      raised: {
        background: vars.colour.surface,
        color: vars.colour.text,
        borderColor: vars.colour.hairline,
        selectors: {
          '&:hover:not([data-disabled], :disabled)': { background: vars.colour.surfaceSunken },
          '&[aria-pressed="true"]': { color: vars.colour.brandText },
        },
      },
      onBrand: {
        color: vars.colour.textOnBrand,
        selectors: { '&:hover:not([data-disabled], :disabled)': { background: vars.colour.brandPressed } },
      },
    },
  },
})
