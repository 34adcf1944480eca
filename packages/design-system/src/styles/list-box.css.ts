import { style } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'

/** The options of a Select or a ComboBox. It scrolls itself, so that arrow keys bring each option into view. */
export const listBox = style({
  flexGrow: 1,
  minBlockSize: 0,
  padding: vars.space.xsmall,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

/** One that places its options itself, and has its padding from there. */
export const longListBox = style([listBox, { padding: 0, overflowX: 'hidden' }])

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.brand.radius.medium,
  color: vars.colour.text,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered], &[data-focused], &[data-pressed]': { background: vars.colour.surfaceSunken },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 ${vars.focusRing.width} ${vars.colour.focus}` },
    '&[data-selected]': { fontWeight: vars.weight.strong },
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-focused]': {
          outline: `${vars.focusRing.width} solid Highlight`,
          outlineOffset: `calc(${vars.focusRing.width} * -1)`,
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
})

export const optionWords = style({ display: 'grid', minInlineSize: 0 })

export const optionDetail = style({
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.regular,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
})

/** The tick of the chosen option keeps its room, so that no word moves when the choice does. */
/** Room for the tick, which is there once the option is chosen. */
export const optionTick = style({
  display: 'inline-flex',
  flexShrink: 0,
  inlineSize: vars.size.iconSmall,
  color: vars.colour.brandText,
})

/** The name of a group of options; not a choice, so it looks like none. */
export const sectionHeader = style({
  paddingInline: vars.space.medium,
  paddingBlockStart: vars.space.small,
  paddingBlockEnd: vars.space.xxsmall,
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
})

export const noOptions = style({
  padding: vars.space.medium,
  color: vars.colour.textMuted,
  lineHeight: vars.lineHeight.snug,
})
