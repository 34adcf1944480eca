import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const picker = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minInlineSize: 0 })

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall })

const chosen = '&:has(input:checked)'

/** A chip is the label of its radio, so that all of it can be pressed. */
export const chip = style({
  position: 'relative',
  display: 'flex',
  // Fills its row, the last one as well, so that every chip is easy to hit.
  flexGrow: 1,
  flexBasis: '7em',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.button,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  border: `${vars.size.stroke} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.medium,
  background: vars.colour.surface,
  color: vars.colour.text,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover': { borderColor: vars.colour.text },
    '&:active': { background: vars.colour.surfaceSunken },
    '[data-invalid] &': { borderColor: vars.colour.error },
    [chosen]: { borderColor: vars.colour.brandText, color: vars.colour.brandText },
    // A second line inside, so that the choice does not hang on a colour alone.
    [`${chosen}::after`]: {
      content: '',
      position: 'absolute',
      inset: vars.space.xxsmall,
      border: `${vars.size.stroke} solid currentcolor`,
      borderRadius: vars.brand.radius.small,
      pointerEvents: 'none',
    },
    // The ring goes round the whole chip, because the radio itself is not drawn.
    '&:has(input:focus-visible)': {
      outline: `${vars.focusRing.width} solid ${vars.colour.focus}`,
      outlineOffset: vars.focusRing.offset,
      boxShadow: `0 0 0 ${vars.focusRing.offset} ${vars.colour.focusHalo}`,
    },
    '&:has(input:disabled)': {
      borderColor: vars.colour.hairline,
      background: vars.colour.surfaceSunken,
      color: vars.colour.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.motion]: { transition: `border-color ${vars.motion.quick}, background-color ${vars.motion.quick}` },
    [media.forcedColours]: {
      selectors: {
        [chosen]: { borderColor: 'Highlight', color: 'Highlight' },
        '&:has(input:focus-visible)': { outlineColor: 'Highlight' },
        '&:has(input:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
})

/** Lies over the chip unseen: assistive technology that explores by touch finds it where it seems to be. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
})
