import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(100%)' } })
const settle = keyframes({ from: { transform: `translateY(${vars.space.medium}) scale(0.98)`, opacity: 0 } })

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  background: vars.colour.scrim,
  '@media': {
    [media.from(768)]: { alignItems: 'center', padding: vars.space.large },
    [media.motion]: {
      selectors: {
        '&[data-entering]': { animation: `${fade} ${vars.motion.standard} ${vars.easing.out}` },
        '&[data-exiting]': { animation: `${fade} ${vars.motion.quick} ${vars.easing.in} reverse` },
      },
    },
  },
})

export const modal = recipe({
  base: {
    inlineSize: '100%',
    maxBlockSize: '90dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.colour.surfaceRaised,
    color: vars.colour.text,
    boxShadow: vars.colour.shadowOverlay,
    borderStartStartRadius: vars.brand.radius.xlarge,
    borderStartEndRadius: vars.brand.radius.xlarge,
    '@media': {
      [media.from(768)]: { borderRadius: vars.brand.radius.xlarge },
      // A sheet comes from the edge that it hangs on, a dialog from where it stands.
      [media.motion]: {
        selectors: {
          '&[data-entering]': { animation: `${rise} ${vars.motion.slow} ${vars.easing.out}` },
          '&[data-exiting]': { animation: `${rise} ${vars.motion.quick} ${vars.easing.in} reverse` },
        },
      },
      [`${media.motion} and ${media.from(768)}`]: {
        selectors: {
          '&[data-entering]': { animationName: settle },
          '&[data-exiting]': { animationName: settle },
        },
      },
      [media.forcedColours]: { border: `${vars.size.stroke} solid CanvasText` },
    },
  },
  variants: {
    size: {
      small: { '@media': { [media.from(768)]: { maxInlineSize: vars.size.dialogSmall } } },
      medium: { '@media': { [media.from(768)]: { maxInlineSize: vars.size.dialogMedium } } },
    },
  },
})

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  padding: vars.space.large,
  // Clear of the home indicator, where there is one.
  paddingBlockEnd: `max(${vars.space.large}, env(safe-area-inset-bottom))`,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  '@media': { [media.from(768)]: { padding: vars.space.xlarge } },
})

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})

export const title = style({
  paddingBlockStart: vars.space.xsmall,
  fontSize: vars.heading.medium,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.tracking.heading,
})

export const image = style({ overflow: 'clip', borderRadius: vars.brand.radius.large })

export const actions = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.small,
  '@media': { [media.from(576)]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' } },
})
