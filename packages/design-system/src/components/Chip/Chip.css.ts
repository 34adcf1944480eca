import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.chip,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  border: `${vars.size.hairline} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.pill,
  background: vars.colour.surface,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { borderColor: vars.colour.text, background: vars.colour.surfaceSunken },
    '&[aria-current="page"], &[aria-pressed="true"]': {
      background: vars.colour.surfaceInverse,
      borderColor: vars.colour.surfaceInverse,
      color: vars.colour.textInverse,
    },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}` },
    [media.forcedColours]: {
      selectors: {
        '&[aria-current="page"], &[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

/** One line to swipe on small screens, wrapped lines from 768 px. */
export const chipBar = style({
  display: 'flex',
  gap: vars.space.xsmall,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which the scrolling edge would cut.
  padding: vars.space.xsmall,
  marginInline: `calc(-1 * ${vars.space.xsmall})`,
  '@media': { [media.from(768)]: { flexWrap: 'wrap', overflowX: 'visible' } },
})

export const chipBarItem = style({ flexShrink: 0 })
