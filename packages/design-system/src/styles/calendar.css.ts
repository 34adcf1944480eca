import { style } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'

/** Header, weekdays and six weeks: as high as the longest month, so that paging moves nothing. */
const calendarHeight = `calc(${vars.size.target} * 8 + ${vars.space.small})`

export const calendar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: calendarHeight,
  selectors: {
    '&[data-months="1"]': { maxInlineSize: `calc(${vars.size.button} * 7)` },
    '&[data-months="2"]': { maxInlineSize: `calc(${vars.size.button} * 14 + ${vars.space.xlarge})` },
  },
})

/** Stands where the calendar will be, as high and as wide. */
export const placeholder = style([
  calendar,
  { borderRadius: vars.brand.radius.large, background: vars.colour.skeleton },
])

export const header = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })

export const headings = style({ display: 'flex', flexGrow: 1, minInlineSize: 0 })

export const heading = style({
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  minInlineSize: 0,
  fontSize: vars.heading.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
})

export const months = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.xlarge })

export const grid = style({
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  inlineSize: '100%',
  minInlineSize: 0,
  tableLayout: 'fixed',
  borderSpacing: `0 ${vars.space.xxsmall}`,
})

export const weekday = style({
  blockSize: vars.space.xlarge,
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
})

export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(${vars.size.target} - ${vars.space.xxsmall})`,
  borderRadius: vars.brand.radius.pill,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.heading,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: vars.colour.surfaceSunken },
    '&[data-pressed]': { background: vars.colour.surfaceSunken },
    '&[data-today]': { fontWeight: vars.weight.heavy },
    // A dot for today, which stays whatever colour the day has.
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: vars.space.xxsmall,
      inlineSize: vars.space.xxsmall,
      blockSize: vars.space.xxsmall,
      borderRadius: vars.brand.radius.pill,
      background: 'currentColor',
    },
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'not-allowed' },
    // Focus can go there, so it is read as text and needs 4.5:1.
    '&[data-unavailable]': { color: vars.colour.textMuted, textDecoration: 'line-through', cursor: 'not-allowed' },
    '&[data-selected]': { background: vars.colour.brand, color: vars.colour.textOnBrand },
    '&[data-selected][data-hovered]': { background: vars.colour.brandHover },
    '&[data-selected][data-invalid]': { textDecoration: 'line-through' },
    '&[data-focus-visible]': { zIndex: vars.layer.raised },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
})

/** A day of a range: the ends are full, what lies between is a band with lines that have 3:1. */
export const rangeDay = style([
  day,
  {
    selectors: {
      '&[data-selected]:not([data-selection-start], [data-selection-end])': {
        borderRadius: 0,
        background: vars.colour.background.lightPink,
        color: vars.colour.text,
        boxShadow: `inset 0 ${vars.size.hairline} ${vars.colour.brandText}, inset 0 calc(${vars.size.hairline} * -1) ${vars.colour.brandText}`,
      },
      '&[data-selection-start]:not([data-selection-end])': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
      '&[data-selection-end]:not([data-selection-start])': { borderStartStartRadius: 0, borderEndStartRadius: 0 },
    },
    '@media': {
      [media.forcedColours]: {
        selectors: {
          '&[data-selected]:not([data-selection-start], [data-selection-end])': {
            forcedColorAdjust: 'none',
            background: 'Canvas',
            color: 'CanvasText',
            outline: `${vars.size.hairline} solid Highlight`,
          },
        },
      },
    },
  },
])
