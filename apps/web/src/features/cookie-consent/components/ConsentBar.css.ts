import { media, vars } from '@clubhouse/design-system/theme'
import { keyframes, style } from '@vanilla-extract/css'

const rise = keyframes({ from: { transform: 'translateY(100%)' } })

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  // At 400 % zoom the page stays in sight above it (WCAG 1.4.10).
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlockStart: vars.space.medium,
  paddingBlockEnd: `max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.colour.surfaceRaised,
  color: vars.colour.text,
  borderBlockStart: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  borderStartStartRadius: vars.brand.radius.large,
  borderStartEndRadius: vars.brand.radius.large,
  boxShadow: vars.colour.shadowOverlay,
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.motion.slow} ${vars.easing.out}` },
    [media.forcedColours]: { borderBlockStart: `${vars.size.stroke} solid CanvasText` },
  },
})

export const content = style({
  display: 'grid',
  gap: vars.space.medium,
  '@media': {
    [media.from(992)]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.xxlarge,
    },
  },
})

export const words = style({ display: 'grid', gap: vars.space.xxsmall, maxInlineSize: vars.size.prose })

/** Accept and reject are alike in every way. */
export const buttons = style({
  display: 'grid',
  gap: vars.space.xsmall,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.size.buttonMinWidth}), 1fr))`,
  '@media': { [media.from(576)]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', justifyContent: 'start' } },
})

export const settings = style({
  display: 'grid',
  gridColumn: '1 / -1',
  '@media': { [media.from(576)]: { gridColumn: 'auto' } },
})
