import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

/** A column on small screens, where a row would leave no room for words. */
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.from(768)]: { flexDirection: 'row' } },
})

const markSize = '2em'
const line = {
  content: '',
  position: 'absolute',
  background: vars.colour.outline,
} as const

export const step = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.medium,
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.large,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The way from this step to the next.
    '&:not(:last-child)::after': {
      ...line,
      insetBlockStart: markSize,
      insetBlockEnd: 0,
      insetInlineStart: `calc(${markSize} / 2 - ${vars.size.hairline})`,
      inlineSize: vars.size.stroke,
    },
    '&[data-state="done"]::after': { background: vars.colour.success },
  },
  '@media': {
    [media.from(768)]: {
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space.xsmall,
      paddingBlockEnd: 0,
      paddingInline: vars.space.xxsmall,
      textAlign: 'center',
      selectors: {
        '&:not(:last-child)::after': {
          insetBlockStart: `calc(${markSize} / 2 - ${vars.size.hairline})`,
          insetBlockEnd: 'auto',
          insetInlineStart: `calc(50% + ${markSize} / 2)`,
          inlineSize: `calc(100% - ${markSize})`,
          blockSize: vars.size.stroke,
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
    '[data-state="done"] > &': {
      borderColor: vars.colour.success,
      background: vars.colour.successSurface,
      color: vars.colour.success,
    },
    '[data-state="current"] > &': {
      borderColor: vars.colour.brand,
      background: vars.colour.brand,
      color: vars.colour.textOnBrand,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '[data-state="current"] > &': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlockStart: '0.25em',
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': { [media.from(768)]: { alignItems: 'center', paddingBlockStart: 0, paddingInline: vars.space.xxsmall } },
})

export const label = style({
  fontWeight: vars.weight.medium,
  selectors: {
    '[data-state="current"] &': { color: vars.colour.brandText, fontWeight: vars.weight.strong },
    '[data-state="toDo"] &': { color: vars.colour.textMuted },
  },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.icon,
  minInlineSize: vars.size.icon,
  borderRadius: vars.space.xxsmall,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  textDecorationLine: 'underline',
  textDecorationColor: vars.colour.outline,
  textDecorationThickness: '0.08em',
  textUnderlineOffset: '0.25em',
  selectors: {
    // The mark belongs to the target as well.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: 0,
      minBlockSize: vars.size.target,
    },
    '&:hover': { color: vars.colour.brandText, textDecorationColor: 'currentcolor' },
    '&:active': { textDecorationThickness: '0.14em' },
  },
  '@media': { [media.forcedColours]: { color: 'LinkText' } },
})

export const state = style({ color: vars.colour.textMuted, fontSize: vars.text.small })
