import { style, type StyleRule } from '@vanilla-extract/css'
import { visuallyHiddenStyle } from '../../styles/visually-hidden.ts'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

const markSize = '2em'
/** What makes a mark as wide and high as a target. */
const targetEdge = `calc(max(${vars.size.target} - ${markSize}, ${vars.size.hairline}) / 2)`

const wide = (rule: StyleRule) => ({ '@media': { [media.from(768)]: rule } })

/** On small screens one row of marks; the words of the step that a person is at stand in lines of their own below. */
export const steps = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  ...wide({ flexWrap: 'nowrap', alignItems: 'flex-start' }),
})

export const step = style({
  display: 'contents',
  selectors: {
    // The way from this step to the next.
    '&:not(:last-child)::after': {
      content: '',
      flexGrow: 1,
      flexShrink: 1,
      flexBasis: 0,
      blockSize: vars.size.stroke,
      background: vars.colour.outline,
    },
    '&[data-state="done"]::after': { background: vars.colour.success },
  },
  '@media': {
    [media.from(768)]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      flexGrow: 1,
      flexShrink: 1,
      flexBasis: 0,
      minInlineSize: 0,
      paddingInline: vars.space.xxsmall,
      textAlign: 'center',
      selectors: {
        '&:not(:last-child)::after': {
          position: 'absolute',
          insetBlockStart: `calc(${markSize} / 2 - ${vars.size.hairline})`,
          insetInlineStart: `calc(50% + ${markSize} / 2)`,
          inlineSize: `calc(100% - ${markSize})`,
        },
      },
    },
    [media.forcedColours]: {
      selectors: { '&:not(:last-child)::after': { background: 'CanvasText' } },
    },
  },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  boxSizing: 'border-box',
  inlineSize: markSize,
  blockSize: markSize,
  border: `${vars.size.stroke} solid ${vars.colour.outline}`,
  borderRadius: '50%',
  background: vars.colour.surface,
  color: vars.colour.textMuted,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1em',
  selectors: {
    '[data-state="done"] &': {
      borderColor: vars.colour.success,
      background: vars.colour.successSurface,
      color: vars.colour.success,
    },
    '[data-state="current"] &': {
      margin: targetEdge,
      borderColor: vars.colour.brand,
      background: vars.colour.brand,
      color: vars.colour.textOnBrand,
    },
  },
  '@media': {
    [media.from(768)]: { selectors: { '[data-state="current"] &': { margin: 0 } } },
    [media.forcedColours]: {
      selectors: {
        '[data-state="current"] &': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

/** A mark and its words. Of the current step both stand in the rows of the list on small screens. */
export const plain = style({
  padding: targetEdge,
  color: vars.colour.textMuted,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  selectors: { '[data-state="current"] &': { display: 'contents' } },
  ...wide({
    padding: 0,
    selectors: {
      '&, [data-state="current"] &': {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: vars.space.xsmall,
        maxInlineSize: '100%',
      },
    },
  }),
})

export const link = style([
  plain,
  {
    borderRadius: vars.space.xsmall,
    color: vars.colour.text,
    textDecorationLine: 'underline',
    textDecorationColor: vars.colour.outline,
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.25em',
    selectors: {
      '&:hover': { color: vars.colour.brandText, textDecorationColor: 'currentcolor' },
      '&:active': { textDecorationThickness: '0.14em' },
    },
    '@media': { [media.forcedColours]: { color: 'LinkText' } },
  },
])

/** On small screens seen of the step that a person is at, below the row, and heard of the others. */
const below = (order: number): StyleRule => ({
  '@media': {
    [media.below(768)]: {
      selectors: {
        '[data-state="current"] &': { order, flexBasis: '100%' },
        '[data-state]:not([data-state="current"]) &': visuallyHiddenStyle,
      },
    },
  },
})

export const words = style([
  below(1),
  {
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflowWrap: 'anywhere',
    selectors: { '[data-state="current"] &': { color: vars.colour.brandText, fontWeight: vars.weight.strong } },
  },
])

export const state = style([
  below(2),
  {
    color: vars.colour.textMuted,
    fontSize: vars.text.small,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  },
])
