import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const bar = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minInlineSize: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.xxsmall,
  columnGap: vars.space.medium,
  lineHeight: vars.lineHeight.snug,
})

export const label = style({ fontWeight: vars.weight.strong })

export const value = style({ color: vars.colour.textMuted, fontVariantNumeric: 'tabular-nums' })

/** As high as a mark, so that what stands above and below keeps clear of it. */
export const track = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minBlockSize: vars.size.iconLarge,
})

const fill = {
  background: vars.colour.brand,
  borderRadius: vars.brand.radius.pill,
} as const

export const progress = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space.small,
  border: `${vars.size.hairline} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.pill,
  overflow: 'hidden',
  background: vars.colour.surface,
  selectors: {
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': fill,
    '&::-moz-progress-bar': fill,
  },
  '@media': {
    [media.motion]: {
      selectors: { '&::-webkit-progress-value': { transition: `inline-size ${vars.motion.slow} ${vars.easing.out}` } },
    },
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      background: 'Canvas',
      selectors: {
        '&::-webkit-progress-value': { background: 'Highlight' },
        '&::-moz-progress-bar': { background: 'Highlight' },
      },
    },
  },
})

export const marks = style({ position: 'absolute', inset: 0, display: 'grid' })

/** All milestones share one cell; the spacer before each one tells them apart. */
export const place = style({
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.iconLarge,
  blockSize: vars.size.iconLarge,
  marginInlineStart: `calc(${vars.size.iconLarge} / -2)`,
  border: `${vars.size.stroke} solid ${vars.colour.outline}`,
  borderRadius: '50%',
  background: vars.colour.surface,
  color: vars.colour.textMuted,
  selectors: {
    '&[data-reached]': {
      borderColor: vars.colour.brand,
      background: vars.colour.brand,
      color: vars.colour.textOnBrand,
    },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[data-reached]': { borderColor: 'Highlight' } } } },
})

export const narrowSpacer = style({
  flexShrink: 0,
  maxInlineSize: 'none',
  '@media': { [media.from(768)]: { display: 'none' } },
})

export const wideSpacer = style({
  flexShrink: 0,
  maxInlineSize: 'none',
  '@media': { [media.below(768)]: { display: 'none' } },
})

/** Below each other on small screens, where two labels on one line would meet. */
export const milestones = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  lineHeight: vars.lineHeight.snug,
  '@media': { [media.from(768)]: { display: 'grid' } },
})

export const milestone = style({
  display: 'flex',
  minInlineSize: 0,
  '@media': { [media.from(768)]: { gridArea: '1 / 1' } },
})

export const milestoneWords = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  flexWrap: 'wrap',
  flexGrow: 1,
  '@media': {
    [media.from(768)]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'center',
      flexGrow: 0,
      flexShrink: 0,
      // Centred under its mark, and never past the end of the bar.
      inlineSize: '20%',
      marginInlineStart: '-10%',
      textAlign: 'center',
    },
  },
})

export const milestoneLabel = style({ fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' })

export const milestoneState = style({
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  selectors: { '&[data-reached]': { color: vars.colour.brandText, fontWeight: vars.weight.medium } },
})
