import { recipe } from '@vanilla-extract/recipes'
import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

const enabled = ':not([data-disabled], [aria-disabled="true"])'

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xsmall,
    maxInlineSize: '100%',
    border: `${vars.size.stroke} solid transparent`,
    borderRadius: vars.brand.radius.pill,
    fontWeight: vars.weight.strong,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    // A double tap presses twice instead of zooming in.
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-disabled]': {
        background: vars.colour.surfaceSunken,
        borderColor: vars.colour.surfaceSunken,
        color: vars.colour.textDisabled,
        cursor: 'not-allowed',
      },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
    '@media': {
      [media.motion]: {
        transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}, transform ${vars.motion.quick}`,
        selectors: { [`&:active${enabled}`]: { transform: 'scale(0.97)' } },
      },
      [media.forcedColours]: {
        borderColor: 'ButtonText',
        selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    variant: {
      primary: {
        background: vars.colour.brand,
        color: vars.colour.textOnBrand,
        selectors: {
          [`&:hover${enabled}`]: { background: vars.colour.brandHover },
          [`&:active${enabled}`]: { background: vars.colour.brandPressed },
        },
      },
      secondary: {
        background: vars.colour.surface,
        borderColor: vars.colour.outline,
        color: vars.colour.text,
        selectors: {
          [`&:hover${enabled}`]: { borderColor: vars.colour.text, background: vars.colour.surfaceSunken },
          [`&:active${enabled}`]: { background: vars.colour.surfaceSunken },
        },
      },
      quiet: {
        background: 'transparent',
        color: vars.colour.brandText,
        textDecorationLine: 'underline',
        textDecorationColor: 'transparent',
        textUnderlineOffset: '0.25em',
        selectors: {
          [`&:hover${enabled}`]: { textDecorationColor: 'currentcolor' },
          '&[data-disabled]': { background: 'transparent', borderColor: 'transparent' },
        },
      },
      onBrand: {
        background: vars.colour.textOnBrand,
        color: vars.colour.brand,
        selectors: { [`&:hover${enabled}`]: { color: vars.colour.brandHover, borderColor: vars.colour.brandPressed } },
        // Behind the words of a link the browser paints the canvas, whatever the button's background is.
        '@media': {
          [media.forcedColours]: {
            background: 'ButtonFace',
            color: 'ButtonText',
            selectors: { [`&:hover${enabled}`]: { color: 'ButtonText', borderColor: 'Highlight' } },
          },
        },
      },
    },
    size: {
      medium: {
        minBlockSize: vars.size.button,
        minInlineSize: vars.size.buttonMinWidth,
        paddingInline: vars.space.large,
        paddingBlock: vars.space.xsmall,
      },
      small: {
        minBlockSize: vars.size.buttonSmall,
        paddingInline: vars.space.medium,
        paddingBlock: vars.space.xxsmall,
        fontSize: vars.text.small,
      },
    },
    fullWidth: { true: { inlineSize: '100%' }, false: {} },
  },
})

export const pendingContent = style({ opacity: 0 })

export const pendingSpinner = style({ position: 'absolute', insetBlock: 0, display: 'grid', placeItems: 'center' })
