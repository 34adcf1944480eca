import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const accordion = style({
  display: 'flex',
  flexDirection: 'column',
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})

export const item = style({ borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}` })

export const title = style({
  fontSize: vars.heading.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
})

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  inlineSize: '100%',
  minBlockSize: vars.size.button,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.xxsmall,
  border: 0,
  borderRadius: vars.brand.radius.small,
  background: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover:enabled': { color: vars.colour.brandText },
    '&:active:enabled': { background: vars.colour.surfaceSunken },
    '&:disabled': { color: vars.colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColours]: { selectors: { '&:disabled': { color: 'GrayText' } } } },
})

export const chevron = style({
  flexShrink: 0,
  color: vars.colour.brandText,
  selectors: {
    [`${trigger}:disabled &`]: { color: 'inherit' },
    [`${trigger}[aria-expanded="true"] &`]: { transform: 'rotate(0.5turn)' },
  },
  '@media': {
    [media.motion]: { transition: `transform ${vars.motion.standard} ${vars.easing.out}` },
  },
})

export const body = style({
  paddingBlockEnd: vars.space.large,
  paddingInline: vars.space.xxsmall,
  color: vars.colour.textMuted,
})
