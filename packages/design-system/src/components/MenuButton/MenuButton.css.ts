import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

const rise = keyframes({ from: { transform: 'translateY(100%)' } })
const drop = keyframes({ from: { transform: 'translateY(-8px)', opacity: 0 } })

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  borderRadius: vars.brand.radius.pill,
  background: vars.colour.surface,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { borderColor: vars.colour.outline, background: vars.colour.surfaceSunken },
  },
})

export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: vars.size.menu,
  maxInlineSize: '100vw',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.colour.surfaceRaised,
  color: vars.colour.text,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  borderRadius: vars.brand.radius.large,
  boxShadow: vars.colour.shadowOverlay,
  outline: 'none',
  '@media': {
    // react-aria places the dropdown by inline style; a sheet belongs to the lower edge, hence the force.
    [media.below(768)]: {
      position: 'fixed !important' as 'fixed',
      inset: 'auto 0 0 0 !important',
      inlineSize: '100%',
      maxBlockSize: '85dvh !important',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
      boxShadow: `0 0 0 100vmax ${vars.colour.scrim}`,
    },
    [media.motion]: {
      selectors: { '&[data-entering]': { animation: `${drop} ${vars.motion.standard} ${vars.easing.out}` } },
    },
    [`${media.motion} and ${media.below(768)}`]: {
      selectors: {
        '&[data-entering]': { animation: `${rise} ${vars.motion.slow} ${vars.easing.out}` },
        '&[data-exiting]': { animation: `${rise} ${vars.motion.quick} ${vars.easing.in} reverse` },
      },
    },
  },
})

export const header = style({
  padding: vars.space.large,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})

export const menu = style({
  padding: vars.space.xsmall,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.size.button,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.brand.radius.medium,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.colour.surfaceSunken },
    '&[data-focus-visible]': {
      boxShadow: `inset 0 0 0 ${vars.focusRing.width} ${vars.colour.focus}`,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[data-focused]': { outline: `${vars.focusRing.width} solid Highlight`, outlineOffset: '-3px' } },
    },
  },
})
