import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const disclosure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
})

export const heading = style({
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  maxInlineSize: '100%',
})

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.xxsmall,
  border: 0,
  borderRadius: vars.brand.radius.small,
  background: 'transparent',
  color: vars.colour.brandText,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' },
    '&[data-pressed]': { background: vars.colour.surfaceSunken },
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})

export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  borderRadius: '50%',
  background: vars.colour.surfaceSunken,
  selectors: { [`${trigger}[aria-expanded="true"] > &`]: { transform: 'rotate(0.5turn)' } },
  '@media': { [media.motion]: { transition: `transform ${vars.motion.standard} ${vars.easing.out}` } },
})

export const body = style({
  paddingBlock: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  marginInlineStart: `calc(${vars.space.xxsmall} + ${vars.size.icon} / 2)`,
  borderInlineStart: `${vars.size.stroke} solid ${vars.colour.hairline}`,
  color: vars.colour.text,
})
