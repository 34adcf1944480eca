import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

/** Scrolls sideways when it must; when it need not, the header row sticks to the page instead. */
export const region = style({
  overflowX: 'auto',
  borderRadius: vars.brand.radius.medium,
  background: vars.colour.surface,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  selectors: {
    '&[data-fits]': { overflow: 'clip' },
    // A header row sticks to the box that scrolls, which therefore ends within the window.
    '&[data-scrolls]': { maxBlockSize: '80dvh', overflowY: 'auto' },
  },
})

export const table = style({
  inlineSize: '100%',
  // Collapsed borders stay behind when a cell sticks.
  borderCollapse: 'separate',
  borderSpacing: 0,
  lineHeight: vars.lineHeight.snug,
})

export const caption = style({
  padding: vars.space.medium,
  color: vars.colour.text,
  fontSize: vars.heading.small,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
})

/** Stays in sight while the table scrolls under it. */
export const captionWords = style({
  position: 'sticky',
  insetInlineStart: vars.space.medium,
  display: 'inline-block',
  maxInlineSize: '75vw',
})

const cellBase = style({
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.small,
  background: vars.colour.surface,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '[data-sticky-column] &:first-child': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: vars.layer.raised,
      // More than half of a small screen would leave nothing to scroll in.
      maxInlineSize: '45vw',
      minInlineSize: '6.5em',
    },
    '[data-scrolled] [data-sticky-column] &:first-child': {
      borderInlineEnd: `${vars.size.hairline} solid ${vars.colour.outline}`,
    },
  },
})

export const head = style([
  cellBase,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.raised,
    background: vars.colour.surfaceSunken,
    borderBlockEnd: `${vars.size.stroke} solid ${vars.colour.outline}`,
    fontWeight: vars.weight.strong,
    verticalAlign: 'bottom',
    selectors: {
      '[data-sticky-column] &:first-child': { zIndex: vars.layer.sticky },
    },
  },
])

export const cell = style([
  cellBase,
  {
    borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
    selectors: {
      'tr:last-child > &': { borderBlockEnd: 0 },
      'th&': { fontWeight: vars.weight.medium },
      'tr:hover > &': { background: vars.colour.surfaceSunken },
    },
    '@media': { [media.motion]: { transition: `background-color ${vars.motion.quick}` } },
  },
])

export const empty = style({
  padding: vars.space.xxlarge,
  color: vars.colour.textMuted,
  textAlign: 'center',
})
