import { style } from '@vanilla-extract/css'
import { scrollEdge } from '../../styles/scroll-edge.css.ts'
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
  // Round as a pill on one line, and still a box on several.
  borderRadius: vars.brand.radius.xlarge,
  background: vars.colour.surface,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.colour.text, background: vars.colour.surfaceSunken },
    '&:active:not(:disabled)': { boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.text}` },
    '&[aria-current="page"], &[aria-pressed="true"]': {
      background: vars.colour.surfaceInverse,
      borderColor: vars.colour.surfaceInverse,
      color: vars.colour.textInverse,
    },
    // After hover, so that what is chosen stays readable under the pointer.
    '&[aria-pressed="true"]:hover:not(:disabled), &[aria-current="page"]:hover': {
      background: vars.colour.surfaceInverse,
      color: vars.colour.textInverse,
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.25em',
    },
    '&:disabled': {
      borderColor: vars.colour.hairline,
      background: vars.colour.surfaceSunken,
      color: vars.colour.textDisabled,
      cursor: 'not-allowed',
    },
    '&[aria-pressed="true"]:disabled': { borderColor: vars.colour.outline },
  },
  '@media': {
    [media.motion]: { transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}` },
    [media.forcedColours]: {
      selectors: {
        '&:disabled': { color: 'GrayText', borderColor: 'GrayText' },
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
export const chipRow = style([
  scrollEdge,
  {
    display: 'flex',
    gap: vars.space.xsmall,
    // Room for the focus ring, which the scrolling edge would cut.
    padding: vars.space.xsmall,
    marginInline: `calc(-1 * ${vars.space.xsmall})`,
    '@media': { [media.from(768)]: { flexWrap: 'wrap', overflowX: 'visible', maskImage: 'none' } },
  },
])

/** Narrower than the row: a long chip breaks into lines, and the next one peeks in. */
export const chipBarItem = style({ flexShrink: 0, maxInlineSize: '88%' })
