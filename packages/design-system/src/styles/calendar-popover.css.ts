import { style } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'
import { popover } from './popover.css.ts'

/** As wide as its months; `popover` alone is as wide as a menu. */
export const calendarPopover = style([popover, { '@media': { [media.from(768)]: { inlineSize: 'max-content' } } }])

export const popoverBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.medium,
  '@media': { [media.from(768)]: { padding: vars.space.large } },
})

export const popoverHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
})

export const popoverTitle = style({
  minInlineSize: 0,
  fontSize: vars.heading.small,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
})

/** Gives the calendar its width, which cannot come from a popover that is as wide as what it holds. */
export const calendarRoom = style({
  display: 'grid',
  justifyItems: 'center',
  '@media': {
    [media.from(768)]: {
      selectors: {
        '&[data-months="1"]': { inlineSize: `calc(${vars.size.button} * 7)` },
        '&[data-months="2"]': { inlineSize: `calc(${vars.size.button} * 13 + ${vars.space.xlarge})` },
      },
    },
  },
})

/** The button that shows the chosen days, looking like the field that it is. */
export const fieldButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&[data-empty]': { color: vars.colour.textMuted } },
})

/** Beside typed parts: as high as they are. */
export const openButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: vars.size.button,
  minBlockSize: vars.size.button,
  border: `${vars.size.hairline} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.medium,
  background: vars.colour.surface,
  color: vars.colour.text,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.colour.surfaceSunken, borderColor: vars.colour.text },
    '&[data-disabled]': {
      background: vars.colour.surfaceSunken,
      borderColor: vars.colour.hairline,
      color: vars.colour.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
})
