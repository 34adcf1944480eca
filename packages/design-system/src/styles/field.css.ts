import { style } from '@vanilla-extract/css'
import { media } from '../themes/breakpoints.ts'
import { vars } from '../themes/contract.css.ts'

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minInlineSize: 0 })

export const label = style({ fontWeight: vars.weight.strong, lineHeight: vars.lineHeight.snug })

export const description = style({
  color: vars.colour.textMuted,
  fontSize: vars.text.small,
  lineHeight: vars.lineHeight.snug,
})

/** What a field looks like where the person types or chooses. */
export const input = style({
  inlineSize: '100%',
  minBlockSize: vars.size.button,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  border: `${vars.size.hairline} solid ${vars.colour.outline}`,
  borderRadius: vars.brand.radius.medium,
  background: vars.colour.surface,
  color: vars.colour.text,
  // Never below 16 px: iOS zooms the page into a smaller field.
  fontSize: vars.text.standard,
  selectors: {
    '&:hover': { borderColor: vars.colour.text },
    '&[data-invalid]': {
      borderColor: vars.colour.error,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.colour.error}`,
    },
    '&:disabled': {
      background: vars.colour.surfaceSunken,
      borderColor: vars.colour.hairline,
      color: vars.colour.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-invalid]': { borderWidth: vars.size.stroke },
        '&:disabled': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
})

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.colour.error,
  fontSize: vars.text.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
})

/** A field and the buttons inside its outline: the group has the outline, the input has none. */
export const group = style([
  input,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    paddingInline: vars.space.xxsmall,
    paddingBlock: 0,
    selectors: {
      '&[data-disabled]': {
        background: vars.colour.surfaceSunken,
        borderColor: vars.colour.hairline,
        color: vars.colour.textDisabled,
      },
      // The ring goes round the whole field, because the person sees one thing.
      '&:has(input:focus-visible)': {
        outline: `${vars.focusRing.width} solid ${vars.colour.focus}`,
        outlineOffset: vars.focusRing.offset,
        boxShadow: `0 0 0 ${vars.focusRing.offset} ${vars.colour.focusHalo}`,
      },
    },
    '@media': {
      [media.forcedColours]: { selectors: { '&:has(input:focus-visible)': { outlineColor: 'Highlight' } } },
    },
  },
])

export const groupInput = style({
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  border: 0,
  background: 'transparent',
  // Never below 16 px: iOS zooms the page into a smaller field.
  fontSize: vars.text.standard,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

/** A button inside the outline of a field, such as clear, open or one more. */
export const groupButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  border: 0,
  borderRadius: vars.brand.radius.small,
  background: 'transparent',
  color: vars.colour.textMuted,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover, &[data-pressed]': { background: vars.colour.surfaceSunken, color: vars.colour.text },
    '&[data-focus-visible]': { outlineOffset: `calc(${vars.focusRing.width} * -1)`, boxShadow: 'none' },
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColours]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
})
