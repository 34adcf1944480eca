import { style } from '@vanilla-extract/css'
import { media } from '../../themes/breakpoints.ts'
import { vars } from '../../themes/contract.css.ts'

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: vars.size.target,
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  border: `${vars.size.hairline} solid ${vars.colour.hairline}`,
  // A pill on one line, and still clear of the words when they wrap.
  borderRadius: vars.brand.radius.xlarge,
  background: vars.colour.surface,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { borderColor: vars.colour.outline, background: vars.colour.surfaceSunken },
    '&[data-disabled]': {
      borderColor: vars.colour.hairline,
      background: vars.colour.surfaceSunken,
      color: vars.colour.textDisabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColours]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' } } },
  },
})

export const header = style({
  padding: vars.space.large,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.colour.hairline}`,
})

export const menu = style({
  padding: vars.space.xsmall,
  outline: 'none',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minBlockSize: vars.size.button,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  borderRadius: vars.brand.radius.medium,
  color: vars.colour.text,
  fontWeight: vars.weight.medium,
  lineHeight: vars.lineHeight.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.colour.surfaceSunken },
    '&[data-focus-visible]': {
      boxShadow: `inset 0 0 0 ${vars.focusRing.width} ${vars.colour.focus}`,
    },
    '&[data-disabled]': { color: vars.colour.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        '&[data-focused]': {
          outline: `${vars.focusRing.width} solid Highlight`,
          outlineOffset: `calc(${vars.focusRing.width} * -1)`,
        },
      },
    },
  },
})
