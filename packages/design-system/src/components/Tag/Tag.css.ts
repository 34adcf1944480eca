import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInlineStart: vars.space.medium,
  // Round as a pill on one line, and still a box on several.
  borderRadius: vars.brand.radius.xlarge,
  background: vars.colour.surfaceSunken,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  selectors: { '&[data-disabled]': { color: vars.colour.textDisabled } },
  '@media': {
    [media.forcedColours]: {
      border: `${vars.size.hairline} solid CanvasText`,
      selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
})

export const words = style({ minInlineSize: 0, paddingBlock: vars.space.xsmall, overflowWrap: 'anywhere' })

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: 0,
  borderRadius: '50%',
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover:enabled': { color: vars.colour.brandText, background: vars.colour.surface },
    '&:active:enabled': { background: vars.colour.canvas },
    '&:focus-visible': { outlineOffset: `calc(${vars.focusRing.width} * -1)` },
    '&:disabled': { cursor: 'not-allowed' },
  },
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  // It can take focus when it is empty, and has to show it.
  minBlockSize: vars.size.target,
  borderRadius: vars.brand.radius.medium,
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
})
