import { keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

const fade = keyframes({ from: { opacity: 0 } })
const fromBelow = keyframes({ from: { transform: 'translateY(100%)' } })
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } })
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } })

export const overlay = recipe({
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    display: 'flex',
    background: vars.colour.scrim,
    '@media': {
      [media.motion]: {
        selectors: {
          '&[data-entering]': { animation: `${fade} ${vars.motion.standard} ${vars.easing.out}` },
          '&[data-exiting]': { animation: `${fade} ${vars.motion.quick} ${vars.easing.in} reverse` },
        },
      },
    },
  },
  variants: {
    side: {
      end: { justifyContent: 'flex-end' },
      start: { justifyContent: 'flex-start' },
      bottom: { alignItems: 'flex-end', justifyContent: 'center' },
    },
  },
})

export const panel = recipe({
  base: {
    inlineSize: '100%',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // What gets focus by Tab is scrolled clear of the bars that stay (WCAG 2.4.11).
    scrollPaddingBlock: `calc(${vars.size.button} + ${vars.space.xlarge})`,
    background: vars.colour.surfaceRaised,
    color: vars.colour.text,
    boxShadow: vars.colour.shadowOverlay,
    '@media': {
      [media.motion]: {
        selectors: {
          '&[data-entering]': { animation: `${fromBelow} ${vars.motion.slow} ${vars.easing.out}` },
          '&[data-exiting]': { animation: `${fromBelow} ${vars.motion.quick} ${vars.easing.in} reverse` },
        },
      },
      [media.forcedColours]: { border: `${vars.size.stroke} solid CanvasText` },
    },
  },
  variants: {
    side: {
      end: {
        blockSize: '100dvh',
        borderStartStartRadius: vars.brand.radius.xlarge,
        borderEndStartRadius: vars.brand.radius.xlarge,
        '@media': {
          [media.motion]: {
            selectors: {
              '&:is([data-entering], [data-exiting])': { animationName: fromRight },
              '&:is([data-entering], [data-exiting]):dir(rtl)': { animationName: fromLeft },
            },
          },
        },
      },
      start: {
        blockSize: '100dvh',
        borderStartEndRadius: vars.brand.radius.xlarge,
        borderEndEndRadius: vars.brand.radius.xlarge,
        '@media': {
          [media.motion]: {
            selectors: {
              '&:is([data-entering], [data-exiting])': { animationName: fromLeft },
              '&:is([data-entering], [data-exiting]):dir(rtl)': { animationName: fromRight },
            },
          },
        },
      },
      bottom: {
        maxBlockSize: '90dvh',
        borderStartStartRadius: vars.brand.radius.xlarge,
        borderStartEndRadius: vars.brand.radius.xlarge,
      },
    },
    size: {
      small: { maxInlineSize: vars.size.dialogSmall },
      medium: { maxInlineSize: vars.size.dialogMedium },
      wide: {
        '@media': {
          [media.from(576)]: { inlineSize: '80%' },
          [media.from(768)]: { inlineSize: '70%' },
          [media.from(1024)]: { inlineSize: '50%' },
          [media.from(1440)]: { inlineSize: '33.33%' },
        },
      },
    },
  },
})

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100%',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

const bar = style({
  zIndex: vars.layer.raised,
  background: vars.colour.surfaceRaised,
  '@media': { [media.tall]: { position: 'sticky' } },
})

export const header = style([
  bar,
  {
    insetBlockStart: 0,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    paddingInline: vars.space.large,
    paddingBlock: vars.space.medium,
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  },
])

export const title = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingBlockStart: vars.space.xsmall,
  fontSize: vars.heading.medium,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.heading,
  letterSpacing: vars.tracking.heading,
  overflowWrap: 'anywhere',
})

export const body = style({
  flexGrow: 1,
  minInlineSize: 0,
  paddingInline: vars.space.large,
  paddingBlock: vars.space.large,
})

export const footer = style([
  bar,
  {
    insetBlockEnd: 0,
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: vars.space.small,
    paddingInline: vars.space.large,
    paddingBlockStart: vars.space.medium,
    // Clear of the home indicator, where there is one.
    paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
    '@media': { [media.from(576)]: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'flex-end' } },
  },
])
