import { style } from '@vanilla-extract/css'
import { group, groupInput } from '../../styles/field.css.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const box = style([group, { flexWrap: 'wrap' }])

export const value = style([
  groupInput,
  {
    flexBasis: '10ch',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.04em',
    textOverflow: 'ellipsis',
    // The code itself reads from left to right everywhere; its place follows the page.
    textAlign: 'match-parent',
  },
])

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.target,
  maxInlineSize: '100%',
  paddingInline: vars.space.medium,
  border: `${vars.size.hairline} solid transparent`,
  borderRadius: vars.brand.radius.small,
  background: vars.colour.surfaceSunken,
  color: vars.colour.brandText,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { color: vars.colour.text },
    '&:active': { borderColor: vars.colour.outline },
  },
  '@media': {
    [media.motion]: { transition: `color ${vars.motion.quick}, border-color ${vars.motion.quick}` },
    [media.forcedColours]: { borderColor: 'ButtonText' },
  },
})

/** Keeps its line, so that nothing moves when it has something to say. */
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: `calc(${vars.text.small} * ${vars.lineHeight.text})`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  selectors: {
    '&[data-status="copied"]': { color: vars.colour.success },
    '&[data-status="refused"]': { color: vars.colour.text },
  },
})
